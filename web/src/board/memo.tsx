/** A part of the picture that is drawn again only when what it shows has changed. */
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
