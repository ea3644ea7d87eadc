import type { ComponentType, ReactNode } from 'react'
import type { Layout } from '../routes.ts'
import { useStorefront } from '../storefront-context.tsx'
import { laterPart, loadWithLaterParts } from '../ui/later-part.tsx'
import { shopPart } from '../ui/kept-part.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { MinimalHeader } from './minimal-header.tsx'
import { PhaseBar } from './phase-bar.tsx'

const CustomerMenu = laterPart(() => import('./customer-menu.tsx').then((file) => file.CustomerMenu))
const LegalLinks = laterPart(() => import('./legal-links.tsx').then((file) => file.LegalLinks))
const Footer = shopPart(laterPart(() => import('./footer.tsx').then((file) => file.Footer)))

/** The screens on the way to an order have a smaller header, and are spared the code of the whole one. */
export const hasHeader = (layout: Layout) => layout !== 'minimal' && layout !== 'cart'

let Header: ComponentType = () => null
async function loadHeader(): Promise<void> {
  Header = await import('./header.tsx').then((file) => file.Header)
}
loadWithLaterParts(loadHeader)

/** Loads what a layout needs before it can be taken over. */
export async function loadLayout(layout: Layout): Promise<void> {
  if (hasHeader(layout)) await loadHeader()
}

/** The frame around a screen, by the layout its route asks for. */
export function LayoutOf({ children }: { children: ReactNode }) {
  const { page } = useStorefront()
  switch (page.layout) {
    case 'bare':
      return (
        <Frame header={<Header />} footer={<Footer />}>
          {children}
        </Frame>
      )
    case 'minimal':
      return (
        <Frame header={<MinimalHeader />} footer={<MinimalFooter />}>
          <div className="page-width py-8 md:py-14">{children}</div>
        </Frame>
      )
    case 'cart':
      return (
        <Frame header={<MinimalHeader />} footer={<Footer />}>
          <div className="page-width py-6 md:py-10">
            <PhaseBar />
            {children}
          </div>
        </Frame>
      )
    case 'customer':
      return (
        <Frame header={<Header />} footer={<Footer />}>
          <div className="page-width py-4 md:py-6">
            <Breadcrumbs />
            <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-[16rem_1fr] print:block">
              <CustomerMenu />
              <div className="min-w-0">{children}</div>
            </div>
          </div>
        </Frame>
      )
    case 'default':
      return (
        <Frame header={<Header />} footer={<Footer />}>
          <div className="page-width py-4 md:py-6">
            <Breadcrumbs />
            {children}
          </div>
        </Frame>
      )
  }
}

function MinimalFooter() {
  return (
    <footer className="border-t border-clay">
      <div className="page-width py-4">
        <LegalLinks />
      </div>
    </footer>
  )
}

function Frame({ header, footer, children }: { header: ReactNode; footer?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {footer}
    </div>
  )
}
