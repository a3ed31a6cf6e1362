-- A transfer to a seller takes two people: one prepares it, another confirms that it left. What was prepared and sent back stays.
create table purchase_transfers (
  id int primary key generated always as identity,
  purchase_id int not null references vehicle_purchases on delete cascade,
  -- whole dirhams
  amount int not null check (amount > 0),
  -- the account of the house that it leaves, and where it goes
  debited text not null,
  bank_account_id int not null references bank_wire_accounts,
  reference text not null,
  -- no money moves: the price is taken off the car that its owner buys
  is_deduction boolean not null default false,
  state text not null default 'Prepared' check (state in ('Prepared', 'Confirmed', 'SentBack')),
  prepared timestamptz not null,
  prepared_by text not null,
  decided timestamptz,
  decided_by text,
  remark text,
  constraint purchase_transfers_two_people check (state <> 'Confirmed' or decided_by <> prepared_by),
  constraint purchase_transfers_decided check ((state = 'Prepared') = (decided is null))
);
create unique index purchase_transfers_open on purchase_transfers (purchase_id) where state = 'Prepared';
create index purchase_transfers_purchase on purchase_transfers (purchase_id, id);
create index purchase_transfers_account on purchase_transfers (bank_account_id);
