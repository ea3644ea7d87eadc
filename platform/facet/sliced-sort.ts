import { type Pause, STEPS_BETWEEN_PAUSES } from './pause.ts'

const RUN_LENGTH = 2048

/** Sorts in place by merging short runs, so that a long sort never holds the process. */
export async function sortInSlices(
  items: Int32Array,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<void> {
  for (let from = 0; from < items.length; from += RUN_LENGTH) {
    items.subarray(from, from + RUN_LENGTH).sort(compare)
    await pause()
  }
  let source: Int32Array = items
  let target: Int32Array = new Int32Array(items.length)
  for (let width = RUN_LENGTH; width < items.length; width *= 2) {
    for (let from = 0; from < items.length; from += width * 2) {
      await mergeRuns(source, target, from, width, compare, pause)
    }
    ;[source, target] = [target, source]
  }
  if (source !== items) items.set(source)
}

async function mergeRuns(
  source: Int32Array,
  target: Int32Array,
  from: number,
  width: number,
  compare: (a: number, b: number) => number,
  pause: Pause,
): Promise<void> {
  const middle = Math.min(from + width, source.length)
  const end = Math.min(from + width * 2, source.length)
  let left = from
  let right = middle
  let to = from
  while (to < end) {
    const until = Math.min(to + STEPS_BETWEEN_PAUSES, end)
    for (; to < until; to++) {
      const takesLeft = right === end || (left < middle && compare(source[left]!, source[right]!) <= 0)
      target[to] = takesLeft ? source[left++]! : source[right++]!
    }
    await pause()
  }
}
