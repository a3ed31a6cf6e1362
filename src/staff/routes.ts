import { layout, route } from '@react-router/dev/routes'

/* Routes of the back office. Paths are relative to the folder of the site, the root of the build. */
const desk = layout('../staff/layout/shell.tsx', [
  route('staff', '../staff/pages/queue.tsx'),
  route('staff/bookings/:id', '../staff/pages/booking.tsx'),
  route('staff/bookings/:id/delivery', '../staff/pages/delivery.tsx'),
  route('staff/sales', '../staff/pages/sales.tsx'),
  route('staff/agenda', '../staff/pages/agenda.tsx'),
  route('staff/purchases', '../staff/pages/purchases.tsx'),
  route('staff/purchases/new', '../staff/pages/purchase-new.tsx'),
  route('staff/purchases/partners', '../staff/pages/purchase-partners.tsx'),
  route('staff/purchases/:id', '../staff/pages/purchase.tsx'),
  route('staff/expertises', '../staff/pages/expertises.tsx'),
  route('staff/expertises/checklist', '../staff/pages/check-list.tsx'),
  route('staff/intermediations', '../staff/pages/intermediations.tsx'),
  route('staff/intermediations/types', '../staff/pages/intermediation-types.tsx'),
  route('staff/intermediations/:id', '../staff/pages/intermediation.tsx'),
  route('staff/adverts', '../staff/pages/adverts.tsx'),
  route('staff/adverts/boosts', '../staff/pages/boosts.tsx'),
  route('staff/adverts/:id', '../staff/pages/advert.tsx'),
  route('staff/stock', '../staff/pages/stock.tsx'),
  route('staff/stock/new', '../staff/pages/stock-new.tsx'),
  route('staff/stock/:id', '../staff/pages/stock-card.tsx'),
  route('staff/customers', '../staff/pages/customers.tsx'),
  route('staff/customers/:id', '../staff/pages/customer.tsx'),
  route('staff/contact', '../staff/pages/contact.tsx'),
  route('staff/messages', '../staff/pages/messages.tsx'),
  route('staff/content', '../staff/pages/content.tsx'),
  route('staff/content/:page', '../staff/pages/content-page.tsx'),
  route('staff/newsletter', '../staff/pages/newsletter.tsx'),
  route('staff/newsletter/:id', '../staff/pages/newsletter-letter.tsx'),
  route('staff/stores', '../staff/pages/stores.tsx'),
  route('staff/stores/:id', '../staff/pages/store.tsx'),
  route('staff/team', '../staff/pages/team.tsx'),
  route('staff/settings', '../staff/pages/settings.tsx'),
  route('staff/audit', '../staff/pages/audit.tsx'),
])

/** Work beside a car uses the full screen. */
const work = layout('../staff/layout/work.tsx', [route('staff/expertises/:id', '../staff/pages/expertise.tsx')])

export const staffRoutes = [desk, work]
