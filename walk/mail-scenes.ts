import type { Scene } from './scene.ts'

/** Mails of one kind differ in numbers, prices and names alone. */
const kindOf = (subject: string) => subject.replaceAll(/[\d\s.,]+/g, ' ')

export const mailScenes: Scene[] = [
  {
    name: 'mails',
    is_alone: true,
    show: async (walk) => {
      // The walk is over; what it has done is told within seconds.
      for (let tries = 0; tries < 150; tries++) {
        const [left] = await walk.db<{ count: number }[]>`
          select count(*)::int as count from order_event where handled_at is null`
        if (left?.count === 0) break
        await new Promise((done) => setTimeout(done, 200))
      }
      const mails = await walk.db<{ id: number; subject: string }[]>`
        select id, subject from mail_outbox where language = ${walk.language} order by id`
      const kinds = new Map(mails.map(({ id, subject }) => [kindOf(subject), id]))
      const box = await walk.visitor()
      await box.goto('/sandbox/mail')
      await walk.look(box, 'mailbox', 'window')
      for (const id of kinds.values()) {
        const answer = await box.goto(`/sandbox/mail/${id}/html`)
        if (answer?.status() !== 200) throw new Error(`Mail ${id} cannot be shown: ${answer?.status()}`)
        await walk.look(box, `mail ${id}`)
      }
    },
  },
]
