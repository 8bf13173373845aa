/** A part of the picture that stays as it is while nothing it shows has changed: the rest of a table moves on around it. */
import { Component, type ComponentChildren } from "preact";
import { language } from "../words/words";

interface StillProps {
  /** Everything the part shows, written down. */
  readonly of: string;
  readonly children: () => ComponentChildren;
}

export class Still extends Component<StillProps> {
  private spoken = "";

  override shouldComponentUpdate(next: StillProps): boolean {
    return next.of !== this.props.of || language.peek() !== this.spoken;
  }

  override render(): ComponentChildren {
    this.spoken = language.value;
    return this.props.children();
  }
}
