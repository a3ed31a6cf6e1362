-- What a seller says as they take their advert out of the search: whether the car is sold, and for how much. Their word, not a sale of ours.
alter table vehicle_ads add sold text check (sold in ('Here', 'Elsewhere', 'No'));
alter table vehicle_ads add sold_price int check (sold_price > 0);
alter table vehicle_ads add constraint vehicle_ads_sold_price_of_a_sale check (sold_price is null or sold in ('Here', 'Elsewhere'));
