import type { Pool } from 'pg'

/**
 * Settings of the test world that differ from those of the product, so that no two of one unit are equal: a service that reads the
 * wrong one of two comes to another result. `tools/settings.test.ts` holds the whole world to it.
 */
export const testSettings: Record<string, string> = {
  // minutes
  'booking.offerMinutes': '20',
  'assistance.callbackMinutes': '14',
  'booking.due.Billed': '660',
  'purchases.dueMinutes': '720',
  'ads.readingMinutes': '125',
  'booking.due.NewPriceRejected': '360',
  'booking.due.PayementDetailsSubmitted': '1260',
  // days
  'booking.proformaDays': '8',
  'purchases.offerDays': '6',
  'ads.visibleDays': '61',
  'ads.minPictures': '2',
  'ads.maxOwn': '12',
  'ads.messagesHourly': '42',
  'ads.conversationsHourly': '9',
  'ads.phonesHourly': '16',
  'ads.phonesOfNetworkHourly': '33',
  'ads.conversationDays': '371',
  'ads.adviceSample': '6',
  'ads.deviceAccounts': '4',
  'ads.deviceDays': '181',
  // hours
  'appointments.reminderHours': '25',
  'purchases.silentDays': '35',
  'purchases.draftDays': '15',
  'purchases.partnerHourly': '45',
  'purchases.partnerKeyMonths': '11',
  'customers.codesHourly': '310',
  'contact.mailsHourly': '130',

  'customers.exportDays': '9',
  'intermediation.mandateDays': '95',
  'vehicles.soldPageDays': '32',
  'customers.warningDays': '33',
  'content.unusedPictureDays': '36',
  'contact.heldDays': '34',
  'newsletter.pendingDays': '366',
  'newsletter.unsubscribedDays': '367',
  // months
  'customers.consentProofMonths': '61',
  'audit.keepMonths': '62',
  'visits.consentMonths': '25',
  // counts
  'favourites.hoverCount': '4',
  'favourites.dropPercent': '4',
  // percent
  'estimates.mileagePercent': '11',
  'prices.advertChange': '21',
  // words and numbers of the company
  'company.businessTax': '00000001',
  'assistance.mobile': '0600000141',
  'site.legal.cndp': 'D-GC-000/2026',
  'financing.insuranceIncluded': 'true',
  // whoever tries the code says so
  'booking.phoneCode': 'false',
  'purchases.phoneCode': 'false',
}

/** Writes them where the reference has put those of the product. */
export async function writeTestSettings(pool: Pool): Promise<void> {
  await pool.query('update settings s set value = t.value from json_each_text($1) t where t.key = s.key', [JSON.stringify(testSettings)])
}
