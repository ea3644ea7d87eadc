import type { Answer } from '#tests/demo-shop.ts'
import type { LifeShop } from './life-world.ts'

interface Told {
  status: number
  answer: Answer
}

/** One order from its cart to its end: who asks, what was asked, and what was wrong about the answers. */
export interface Life {
  seed: number
  /** Of the buyer, and of the currency they look around in. */
  headers: Record<string, string>
  /** What was asked and answered, for whoever reads of a failure. */
  story: string[]
  wrong: string[]
  /** Asks for what the shop may refuse, in clear words. */
  try: (name: string, body?: unknown) => Promise<Told>
  /** The same by the staff. */
  staff: (name: string, body?: unknown) => Promise<Told>
  ask: (name: string, body?: unknown) => Promise<Answer>
}

export function beginLife(shop: LifeShop, seed: number): Life {
  const heard = (name: string, body: unknown, { status, answer }: Told): Told => {
    const refusal = status < 400 ? '' : ` ${answer?.type}: ${answer?.errors?.[0]?.message ?? answer?.message}`
    life.story.push(`${name} ${body === undefined ? '' : JSON.stringify(body)} → ${status}${refusal}`)
    if (status >= 500 || (status >= 400 && !isClear(answer))) life.wrong.push(`${name} answered ${status}`)
    return { status, answer }
  }
  const life: Life = {
    seed,
    headers: {},
    story: [],
    wrong: [],
    try: async (name, body) => heard(name, body, await shop.call(name, body, life.headers)),
    staff: async (name, body) => heard(name, body, await shop.staff(name, body)),
    ask: async (name, body) => {
      const { status, answer } = await life.try(name, body)
      if (status >= 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(answer)}`)
      return answer
    },
  }
  return life
}

/** Whoever is refused is told by a type, in a sentence, and where a field is at fault, which one. */
function isClear(answer: Answer): boolean {
  if (!answer?.type || !answer.message) return false
  return answer.type !== 'validation' || answer.errors.length > 0
}
