-- The staff find who sells by phone or by the number of the identity card.
create index customers_id_number on customers (id_number) where id_number is not null and not is_deleted;
create index vehicle_purchases_seller_id_number on vehicle_purchases ((seller ->> 'idNumber')) where not is_deleted;
create index vehicle_purchases_seller_phone on vehicle_purchases ((seller ->> 'phone')) where not is_deleted;
