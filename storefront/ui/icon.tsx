const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  account:
    'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4.5 20.5c.9-3.4 3.8-5.25 7.5-5.25s6.6 1.85 7.5 5.25',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.25 4.25 0 0 1 12 7.3 4.25 4.25 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  cart: 'M5 8.5h14l-1.2 10.4a1.5 1.5 0 0 1-1.5 1.35H7.7a1.5 1.5 0 0 1-1.5-1.35L5 8.5Zm3.75 0V7a3.25 3.25 0 0 1 6.5 0v1.5',
  cart_add:
    'M5 8.5h14l-1.2 10.4a1.5 1.5 0 0 1-1.5 1.35H7.7a1.5 1.5 0 0 1-1.5-1.35L5 8.5Zm3.75 0V7a3.25 3.25 0 0 1 6.5 0v1.5M12 11.5v5.5m-2.75-2.75h5.5',
  compare: 'M12 4v16m-4 0h8M5 7h14M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0L5 7Zm14 0-2.5 6.5a2.7 2.7 0 0 0 5 0L19 7Z',
  close: 'm6 6 12 12M18 6 6 18',
  right: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  left: 'M14.5 5.5 8 12l6.5 6.5',
  down: 'm5.5 9 6.5 6.5L18.5 9',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  filter:
    'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.25v3.25h-7M7 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 7 19Zm10.5 0a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
  leaf: 'M5 19c0-9 5-14 14.5-14.5C20 14 15 19 8.5 19c-1.3 0-2.5-.3-3.5-.9M5 20.5c1.5-5 4.5-8.5 9-11',
  return: 'M8.5 5 4.5 9l4 4M5 9h9.5a5 5 0 0 1 0 10H8',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  play: 'M8 5.5v13l10.5-6.5Z',
} as const
export type IconName = keyof typeof PATHS

/** Line icons of one weight; always beside words or inside a labelled control, so they say nothing themselves. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true" fill="none">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
