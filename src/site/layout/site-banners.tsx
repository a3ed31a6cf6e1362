import { useLocation } from 'react-router'
import { address } from '#client/addresses.ts'
import { Banners } from '#domains/publishing/content/ui/banners.tsx'
import { useSite } from './site.ts'

export function SiteBanners() {
  const { banners } = useSite()
  const isHome = useLocation().pathname === address.home()
  return <Banners banners={banners.filter(({ place }) => place === 'Everywhere' || isHome)} />
}
