import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { staffRoutes } from '../staff/routes.ts'

export default [
  index('pages/start.tsx'),
  route('home', 'pages/home.tsx'),
  route('search-result', 'pages/search-result.tsx'),
  route('cars/:slug/:id', 'pages/car.tsx'),
  route('compare-car', 'pages/compare-car.tsx'),
  route('favourites', 'pages/favourites.tsx'),
  route('favourites/stop', 'pages/stop-price-alert.tsx'),
  route('aid', 'pages/aid.tsx'),
  route('newsletter/confirm', 'pages/newsletter-confirm.tsx'),
  route('newsletter/unsubscribe', 'pages/newsletter-unsubscribe.tsx'),
  route('customer/:id', 'pages/customer.tsx'),
  route('customerDetails/:id', 'pages/customer-vehicle.tsx'),
  route('alert', 'pages/alert.tsx'),
  route('alert/stop', 'pages/stop-alert.tsx'),
  route('alertDetails', 'pages/alert-details.tsx'),
  route('history', 'pages/history.tsx'),
  route('payment-success', 'pages/payment-success.tsx'),
  route('payment-failure', 'pages/payment-failure.tsx'),
  route('request-success', 'pages/request-success.tsx'),
  route('places/:key', 'pages/place.tsx'),
  route('authentication/:action', 'pages/authentication/authentication.tsx'),
  staffRoutes,
  ...(process.env.NODE_ENV === 'production' ? [] : [route('dev/kit', 'pages/kit.tsx')]),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
