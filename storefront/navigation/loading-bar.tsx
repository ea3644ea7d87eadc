import { useEffect, useRef, useState } from 'react'
import { createLoadingBar, type LoadingBarPhase, loadingProgress } from '../ui/loading-bar-state.ts'
import type { Navigation } from './navigation.ts'

/** The thin line at the top of the window while a page takes its time. */
export function LoadingBar({ navigation }: { navigation: Navigation | null }) {
  const [phase, setPhase] = useState<LoadingBarPhase>('idle')
  const line = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!navigation) return
    const bar = createLoadingBar(setPhase)
    return navigation.onRunning((running) => (running ? bar.start() : bar.finish()))
  }, [navigation])

  useEffect(() => {
    if (phase !== 'running') return
    const started = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      line.current?.style.setProperty('transform', `scaleX(${loadingProgress(now - started) / 100})`)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [phase])

  useEffect(() => {
    if (phase === 'full') line.current?.style.setProperty('transform', 'scaleX(1)')
    if (phase === 'idle') line.current?.style.setProperty('transform', 'scaleX(0)')
  }, [phase])

  const visible = phase === 'running' || phase === 'full'
  return (
    <div
      ref={line}
      data-loading-bar={phase}
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left scale-x-0 bg-tea transition-opacity duration-400 ${visible ? '' : 'opacity-0'}`}
    />
  )
}
