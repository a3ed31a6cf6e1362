// Generated from src/i18n/fr/*.json by tools/generate.ts.
declare module '#texts/account' {
  const pack: import('./text.ts').TextPack<'account'>
  export default pack
}
declare module '#texts/adMessages' {
  const pack: import('./text.ts').TextPack<'adMessages'>
  export default pack
}
declare module '#texts/adReports' {
  const pack: import('./text.ts').TextPack<'adReports'>
  export default pack
}
declare module '#texts/adStatistics' {
  const pack: import('./text.ts').TextPack<'adStatistics'>
  export default pack
}
declare module '#texts/adverts' {
  const pack: import('./text.ts').TextPack<'adverts'>
  export default pack
}
declare module '#texts/alerts' {
  const pack: import('./text.ts').TextPack<'alerts'>
  export default pack
}
declare module '#texts/app' {
  const pack: import('./text.ts').TextPack<'app'>
  export default pack
}
declare module '#texts/appointments' {
  const pack: import('./text.ts').TextPack<'appointments'>
  export default pack
}
declare module '#texts/bookingCase' {
  const pack: import('./text.ts').TextPack<'bookingCase'>
  export default pack
}
declare module '#texts/bookings' {
  const pack: import('./text.ts').TextPack<'bookings'>
  export default pack
}
declare module '#texts/compare' {
  const pack: import('./text.ts').TextPack<'compare'>
  export default pack
}
declare module '#texts/contact' {
  const pack: import('./text.ts').TextPack<'contact'>
  export default pack
}
declare module '#texts/contactForm' {
  const pack: import('./text.ts').TextPack<'contactForm'>
  export default pack
}
declare module '#texts/content' {
  const pack: import('./text.ts').TextPack<'content'>
  export default pack
}
declare module '#texts/customers' {
  const pack: import('./text.ts').TextPack<'customers'>
  export default pack
}
declare module '#texts/documents' {
  const pack: import('./text.ts').TextPack<'documents'>
  export default pack
}
declare module '#texts/errors' {
  const pack: import('./text.ts').TextPack<'errors'>
  export default pack
}
declare module '#texts/estimates' {
  const pack: import('./text.ts').TextPack<'estimates'>
  export default pack
}
declare module '#texts/expertise' {
  const pack: import('./text.ts').TextPack<'expertise'>
  export default pack
}
declare module '#texts/favourites' {
  const pack: import('./text.ts').TextPack<'favourites'>
  export default pack
}
declare module '#texts/fieldErrors' {
  const pack: import('./text.ts').TextPack<'fieldErrors'>
  export default pack
}
declare module '#texts/financing' {
  const pack: import('./text.ts').TextPack<'financing'>
  export default pack
}
declare module '#texts/greyCard' {
  const pack: import('./text.ts').TextPack<'greyCard'>
  export default pack
}
declare module '#texts/history' {
  const pack: import('./text.ts').TextPack<'history'>
  export default pack
}
declare module '#texts/home' {
  const pack: import('./text.ts').TextPack<'home'>
  export default pack
}
declare module '#texts/identity' {
  const pack: import('./text.ts').TextPack<'identity'>
  export default pack
}
declare module '#texts/intermediation' {
  const pack: import('./text.ts').TextPack<'intermediation'>
  export default pack
}
declare module '#texts/kit' {
  const pack: import('./text.ts').TextPack<'kit'>
  export default pack
}
declare module '#texts/landing' {
  const pack: import('./text.ts').TextPack<'landing'>
  export default pack
}
declare module '#texts/offline' {
  const pack: import('./text.ts').TextPack<'offline'>
  export default pack
}
declare module '#texts/personalData' {
  const pack: import('./text.ts').TextPack<'personalData'>
  export default pack
}
declare module '#texts/roadside' {
  const pack: import('./text.ts').TextPack<'roadside'>
  export default pack
}
declare module '#texts/search' {
  const pack: import('./text.ts').TextPack<'search'>
  export default pack
}
declare module '#texts/selling' {
  const pack: import('./text.ts').TextPack<'selling'>
  export default pack
}
declare module '#texts/session' {
  const pack: import('./text.ts').TextPack<'session'>
  export default pack
}
declare module '#texts/site' {
  const pack: import('./text.ts').TextPack<'site'>
  export default pack
}
declare module '#texts/staff' {
  const pack: import('./text.ts').TextPack<'staff'>
  export default pack
}
declare module '#texts/staffAdverts' {
  const pack: import('./text.ts').TextPack<'staffAdverts'>
  export default pack
}
declare module '#texts/staffAgenda' {
  const pack: import('./text.ts').TextPack<'staffAgenda'>
  export default pack
}
declare module '#texts/staffBanners' {
  const pack: import('./text.ts').TextPack<'staffBanners'>
  export default pack
}
declare module '#texts/staffCheckList' {
  const pack: import('./text.ts').TextPack<'staffCheckList'>
  export default pack
}
declare module '#texts/staffContent' {
  const pack: import('./text.ts').TextPack<'staffContent'>
  export default pack
}
declare module '#texts/staffDesk' {
  const pack: import('./text.ts').TextPack<'staffDesk'>
  export default pack
}
declare module '#texts/staffExpertise' {
  const pack: import('./text.ts').TextPack<'staffExpertise'>
  export default pack
}
declare module '#texts/staffIntermediations' {
  const pack: import('./text.ts').TextPack<'staffIntermediations'>
  export default pack
}
declare module '#texts/staffModels' {
  const pack: import('./text.ts').TextPack<'staffModels'>
  export default pack
}
declare module '#texts/staffNewsletter' {
  const pack: import('./text.ts').TextPack<'staffNewsletter'>
  export default pack
}
declare module '#texts/staffPurchases' {
  const pack: import('./text.ts').TextPack<'staffPurchases'>
  export default pack
}
declare module '#texts/staffSettings' {
  const pack: import('./text.ts').TextPack<'staffSettings'>
  export default pack
}
declare module '#texts/staffStores' {
  const pack: import('./text.ts').TextPack<'staffStores'>
  export default pack
}
declare module '#texts/stock' {
  const pack: import('./text.ts').TextPack<'stock'>
  export default pack
}
declare module '#texts/stores' {
  const pack: import('./text.ts').TextPack<'stores'>
  export default pack
}
declare module '#texts/team' {
  const pack: import('./text.ts').TextPack<'team'>
  export default pack
}
declare module '#texts/ui' {
  const pack: import('./text.ts').TextPack<'ui'>
  export default pack
}
declare module '#texts/unlisted' {
  const pack: import('./text.ts').TextPack<'unlisted'>
  export default pack
}
declare module '#texts/vehicles' {
  const pack: import('./text.ts').TextPack<'vehicles'>
  export default pack
}
declare module '#texts/visits' {
  const pack: import('./text.ts').TextPack<'visits'>
  export default pack
}
