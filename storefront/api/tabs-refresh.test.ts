import { describe, expect, it, vi } from 'vitest'
import { createTabsRefresh } from './tabs-refresh.ts'

/** Cookies that several tabs share, and a lock that lets one of them in at a time. */
function browser(answer: () => 'renewed' | 'refused' | 'away' = () => 'renewed') {
  const cookies = { mark: 'first', has_session: true }
  let turns: Promise<unknown> = Promise.resolve()
  const refresh = vi.fn(async () => {
    await Promise.resolve()
    const said = answer()
    if (said === 'away') throw new TypeError('fetch failed')
    if (said === 'renewed') cookies.mark += '+'
    else Object.assign(cookies, { mark: '', has_session: false })
    return said === 'renewed'
  })
  const openTab = () =>
    createTabsRefresh({
      access_mark: () => cookies.mark,
      has_session: () => cookies.has_session,
      lock: (work) => {
        const turn = turns.then(work)
        turns = turn.catch(() => {})
        return turn
      },
      refresh,
    })
  return { cookies, refresh, openTab }
}

describe('the refresh that tabs share', () => {
  it('happens once for requests of several tabs refused at the same time [AUTH-11]', async () => {
    const { refresh, openTab } = browser()
    const tabs = [openTab(), openTab(), openTab()]
    const asked = tabs.flatMap((tab) => {
      const mark = tab.mark()
      return [tab.since(mark), tab.since(mark)]
    })
    expect(await Promise.all(asked)).toEqual([true, true, true, true, true, true])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('is not asked for again by a request that another tab’s refresh has overtaken [AUTH-11]', async () => {
    const { refresh, openTab } = browser()
    const [one, other] = [openTab(), openTab()]
    const mark = other.mark()
    await one.since(one.mark())
    expect(await other.since(mark)).toBe(true)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('happens when the access token has ended since the request was sent [AUTH-13]', async () => {
    const { cookies, refresh, openTab } = browser()
    const tab = openTab()
    const mark = tab.mark()
    cookies.mark = ''
    expect(await tab.since(mark)).toBe(true)
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('that is refused is not tried by the tabs that waited for it [AUTH-10] [AUTH-14]', async () => {
    const { refresh, openTab } = browser(() => 'refused')
    const tabs = [openTab(), openTab()]
    expect(await Promise.all(tabs.map((tab) => tab.since(tab.mark())))).toEqual([false, false])
    expect(refresh).toHaveBeenCalledOnce()
  })

  it('is not tried for a visitor, who has nothing to refresh [AUTH-10]', async () => {
    const { cookies, refresh, openTab } = browser()
    cookies.has_session = false
    const tab = openTab()
    expect(await tab.since(tab.mark())).toBe(false)
    expect(refresh).not.toHaveBeenCalled()
  })

  it('that nobody answers ends nothing, and may be asked for with the next request [AUTH-14]', async () => {
    let away = true
    const { refresh, openTab } = browser(() => (away ? 'away' : 'renewed'))
    const tab = openTab()
    expect(await tab.since(tab.mark())).toBe(false)
    away = false
    expect(await tab.since(tab.mark())).toBe(true)
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})
