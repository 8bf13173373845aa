import { describe, expect, it } from "vitest";
import { Memo } from "../src/board/memo";
import { language } from "../src/words/words";

describe("a part that stays", () => {
  const children = () => "shown";
  const part = new Memo({ of: "one", children });

  it("is drawn again when what it shows has changed, and not otherwise", () => {
    expect(part.render()).toBe("shown");
    expect(part.shouldComponentUpdate({ of: "one", children })).toBe(false);
    expect(part.shouldComponentUpdate({ of: "two", children })).toBe(true);
  });

  it("is drawn again in another language", () => {
    part.render();
    language.value = "pl";
    expect(part.shouldComponentUpdate({ of: "one", children })).toBe(true);
    part.render();
    expect(part.shouldComponentUpdate({ of: "one", children })).toBe(false);
    language.value = "en";
  });
});
