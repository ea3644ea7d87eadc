-- A list picked by the shop has a page of its own, which begins with why these products stand together.
alter table product_list add column description localized;
