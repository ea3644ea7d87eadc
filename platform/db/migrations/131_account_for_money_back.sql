-- Where the money of a return goes that no gateway can give back, as the buyer has named it.
alter table refund
  add column bank_code text,
  add column bank_account_number text,
  add column bank_account_iban text,
  add column bank_swift_code text;
alter table withdrawal
  add column bank_code text,
  add column bank_account_number text,
  add column bank_account_iban text,
  add column bank_swift_code text;
