-- Limits of the specification that no operator changes: two or three cars to compare, files of 10 MB. `booking.exchangeMonths` is the time of an
-- exchange.
delete from settings where key in ('compare.maxVehicles', 'exchange.days', 'upload.maxBytes');
