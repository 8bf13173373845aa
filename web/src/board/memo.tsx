/** A part of the picture that stays as it is while nothing it shows has changed: the rest of a table moves on around it. */
import { Component, type ComponentChildren } from "preact";
import { language } from "../words/words";

interface MemoProps {
  /** Everything the part shows, written down. */
  readonly of: string;
  readonly children: () => ComponentChildren;
}

export class Memo extends Component<MemoProps> {
  private spoken = "";

  override shouldComponentUpdate(next: MemoProps): boolean {
    return next.of !== this.props.of || language.peek() !== this.spoken;
  }

  override render(): ComponentChildren {
    this.spoken = language.value;
    return this.props.children();
  }
}
