import { advertsData } from '#domains/adverts/personal-data/service.ts'
import { alertsData } from '#domains/alerts/service.ts'
import { appointmentsData } from '#domains/appointments/service.ts'
import { contactData } from '#domains/contact/service.ts'
import { bookingsData } from '#domains/customer-bookings/service.ts'
import { customersData, type PersonalData } from '#domains/customers/personal-data/service.ts'
import { favouritesData } from '#domains/favourites/service.ts'
import { intermediationData } from '#domains/intermediation/service.ts'
import { notificationsData } from '#domains/notifications/service.ts'
import { paymentsData } from '#domains/payments/service.ts'
import { purchasesData } from '#domains/purchases/service.ts'
import { accountData } from '#identity/personal-data.ts'

/**
 * All stores of personal data, in the order of deletion. Data export and account deletion use this list: each module with personal data
 * must be in it.
 */
export const personalData: readonly PersonalData[] = [
  alertsData,
  bookingsData,
  appointmentsData,
  purchasesData,
  intermediationData,
  advertsData,
  favouritesData,
  contactData,
  paymentsData,
  notificationsData,
  customersData,
  accountData,
]
