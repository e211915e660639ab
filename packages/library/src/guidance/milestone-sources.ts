import type { Source } from './article.ts';

/** A list of "Learn the Signs. Act Early." as renewed in 2022: things at least 75 of 100 children do by that age. */
const actEarly = (page: string, end: string): Source => ({
  organisation: 'CDC',
  page,
  address: `https://www.cdc.gov/act-early/milestones/${end}.html`,
  checked: 'read',
});

/** All the lists, for a page that looks at several ages. */
export const CDC_LISTS: Source = actEarly('Milestones by age (Learn the Signs. Act Early.)', 'index');
export const CDC_15_MONTHS: Source = actEarly('Milestones by 15 Months', '15-months');
export const CDC_18_MONTHS: Source = actEarly('Milestones by 18 Months', '18-months');
export const CDC_2_YEARS: Source = actEarly('Milestones by 2 Years', '2-years');
export const CDC_30_MONTHS: Source = actEarly('Milestones by 30 Months', '30-months');
export const CDC_3_YEARS: Source = actEarly('Milestones by 3 Years', '3-years');
export const CDC_4_YEARS: Source = actEarly('Milestones by 4 Years', '4-years');
export const CDC_5_YEARS: Source = actEarly('Milestones by 5 Years', '5-years');

/** What the lists are for: conversations between families and professionals, neither screening nor diagnosis. */
export const CDC_ABOUT: Source = {
  organisation: 'CDC',
  page: 'About the program “Learn the Signs. Act Early.”',
  address: 'https://www.cdc.gov/ncbddd/actearly/about.html',
  checked: 'read',
};
export const CDC_6_TO_8: Source = {
  organisation: 'CDC',
  page: 'Middle Childhood (6-8 years of age)',
  address: 'https://www.cdc.gov/child-development/positive-parenting-tips/middle-childhood-6-8-years.html',
  checked: 'read',
};
export const CDC_9_TO_11: Source = {
  organisation: 'CDC',
  page: 'Middle Childhood (9-11 years of age)',
  address: 'https://www.cdc.gov/child-development/positive-parenting-tips/middle-childhood-9-11-years.html',
  checked: 'read',
};
