/**
 * Translators of browsers, and extensions, put texts into elements of their own. React would then take away or place
 * beside nodes that are no longer where it put them, and give up the whole page for it.
 */
export function tolerateTranslation({ prototype }: { prototype: Node } = Node): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) return child
    return removeChild.call(this, child) as T
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && before.parentNode !== this ? null : before) as T
  }
}
