import { type CDPSession, expect, type Page } from "@playwright/test";

/** One node of the tree that the browser hands to screen readers. */
interface TreeNode {
  ignored: boolean;
  role?: { value?: string };
  name?: { value?: string };
  value?: { value?: string | number };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  backendDOMNodeId?: number;
  nodeId: string;
  childIds?: readonly string[];
}

type Named = string | RegExp;

/**
 * A person who has only the accessibility tree: what is not in it with a role and a name cannot be found, and what is
 * found is pressed and written to by its default action, without a pointer and without a look at the page.
 */
export class Tree {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<Tree> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Accessibility.enable");
    return new Tree(devtools);
  }

  /** Does the default action of a control that can be used, as a screen reader asks for it. */
  async press(role: string, name: Named): Promise<void> {
    await this.#do(role, name, "this.click();");
  }

  /** Replaces what a field holds. */
  async write(name: Named, text: string, role = "textbox"): Promise<void> {
    await this.#do(role, name, "this.select();");
    await this.#devtools.send("Input.insertText", { text });
  }

  /** Waits until something of this role and name is told. */
  async hear(role: string, name: Named): Promise<void> {
    await this.#found(role, name, () => true);
  }

  /** Waits until a live region (status, alert, log) holds the words. */
  async hearSaid(words: Named): Promise<void> {
    await expect(async () => {
      const nodes = await this.#nodes();
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const said = nodes
        .filter((node) => has(node, "live", ["polite", "assertive"]))
        .map((node) => textOf(node, byId));
      expect(said.some((text) => matches(text, words))).toBe(true);
    }, `said: ${words}`).toPass(PATIENCE);
  }

  /** Waits until the focus stands on it. */
  async hearFocus(role: string, name: Named): Promise<void> {
    await this.#found(role, name, (node) => has(node, "focused", [true]));
  }

  /** Again where the control has made room for another one since it was found. */
  async #do(role: string, name: Named, deed: string): Promise<void> {
    await expect(async () => {
      const node = await this.#found(role, name, (one) => !has(one, "disabled", [true]));
      // The focus first and by itself, as the browser does it: what is left behind has time to put its things in order.
      const isThere = (await this.#call(node, "this.focus();")) && (await this.#call(node, deed));
      expect(isThere, `${role} ${name} is still there`).toBe(true);
    }).toPass(PATIENCE);
  }

  async #found(role: string, name: Named, fits: (node: TreeNode) => boolean): Promise<TreeNode> {
    let found: TreeNode | undefined;
    await expect(async () => {
      const nodes = await this.#nodes();
      found = nodes.find(
        (node) => node.role?.value === role && matches(node.name?.value ?? "", name) && fits(node),
      );
      expect(found).toBeDefined();
    }, `${role} ${name} in the accessibility tree`).toPass(PATIENCE);
    return found as TreeNode;
  }

  async #nodes(): Promise<TreeNode[]> {
    const { nodes } = (await this.#devtools.send("Accessibility.getFullAXTree")) as unknown as {
      nodes: TreeNode[];
    };
    return nodes.filter(({ ignored }) => !ignored);
  }

  /** False where the node has left the page. */
  async #call({ backendDOMNodeId }: TreeNode, deed: string): Promise<unknown> {
    const { object } = await this.#devtools.send("DOM.resolveNode", {
      backendNodeId: backendDOMNodeId as number,
    });
    const { result } = await this.#devtools.send("Runtime.callFunctionOn", {
      objectId: object.objectId as string,
      functionDeclaration: `function () { if (this.isConnected) { ${deed} } return this.isConnected; }`,
      userGesture: true,
    });
    return result.value;
  }
}

/** What a live region says is there for a second: looked for often. */
const PATIENCE = { timeout: 10_000, intervals: [100] };

function matches(text: string, name: Named): boolean {
  return typeof name === "string" ? text === name : name.test(text);
}

function has({ properties = [] }: TreeNode, property: string, values: readonly unknown[]): boolean {
  return properties.some(({ name, value }) => name === property && values.includes(value.value));
}

function textOf(node: TreeNode, byId: ReadonlyMap<string, TreeNode>): string {
  if (node.role?.value === "StaticText") return node.name?.value ?? "";
  return (node.childIds ?? [])
    .map((id) => byId.get(id))
    .map((child) => (child ? textOf(child, byId) : ""))
    .join(" ");
}
