-- Asked every five minutes: cards whose owner left and whose data are still there. Nearly always none, among all customers.
create index customers_to_erase on customers (id) where is_deleted and erased is null;
