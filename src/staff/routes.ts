import { layout, route } from '@react-router/dev/routes'

/** The table of the back office. Files are named as seen from the folder of the site, which the build starts from. */
export const staffRoutes = layout('../staff/layout/shell.tsx', [
  route('staff', '../staff/pages/queue.tsx'),
  route('staff/bookings/:id', '../staff/pages/booking.tsx'),
  route('staff/bookings/:id/delivery', '../staff/pages/delivery.tsx'),
  route('staff/sales', '../staff/pages/sales.tsx'),
])
