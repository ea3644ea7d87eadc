/** Makes one thing of each object, for as long as that object lives: whoever asks again is given the same. */
export function oncePer<From extends object, Made extends object>(make: (from: From) => Made) {
  const made = new WeakMap<From, Made>()
  return (from: From): Made => {
    const known = made.get(from) ?? make(from)
    made.set(from, known)
    return known
  }
}
