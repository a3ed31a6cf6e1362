-- From which device an advert was sent to be read, so that a moderator learns of one that sends adverts of many accounts. `device` is a hash of a
-- number drawn by chance that lies in a cookie of that device: it says nothing else of it, and is forgotten after `ads.deviceDays`.
create table ad_devices (
  ad_id int not null references vehicle_ads on delete cascade,
  device text not null,
  -- when it was last sent from there
  sent timestamptz not null,
  primary key (ad_id, device)
);
create index ad_devices_device on ad_devices (device);
create index ad_devices_sent on ad_devices (sent);
