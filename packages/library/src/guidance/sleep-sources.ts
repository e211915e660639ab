import type { Source } from './article.ts';

/* Public pages that the guidance on sleep rests on. */

export const AASM: Source = {
  organisation: 'American Academy of Sleep Medicine',
  page: 'Recommended amount of sleep for healthy children (consensus statement)',
  address: 'https://jcsm.aasm.org/doi/10.5664/jcsm.6288',
  checked: 'read',
};
export const CEREBRA: Source = {
  organisation: 'Cerebra',
  page: 'Gradual withdrawal (sleep guide)',
  address: 'https://www.cerebra.org.uk/tag/gradual-withdrawal/',
  checked: 'read',
};
export const CLCH_DUMMY: Source = {
  organisation: 'Central London Community Healthcare NHS Trust',
  page: 'Dummies and talking',
  address: 'https://clch.nhs.uk/',
  checked: 'read',
};
export const CONTROLLED: Source = {
  organisation: 'Medical News Today',
  page: 'Controlled comforting and camping out: the five-year study in Pediatrics',
  address: 'https://www.medicalnewstoday.com/articles/250049',
  checked: 'read',
};
export const DUMMY: Source = {
  organisation: 'NHS',
  page: 'When should we ditch the dummy?',
  address: 'https://www.nhs.uk/video/Pages/when-should-we-ditch-the-dummy.aspx',
  checked: 'read',
};
export const DUMMY_TALK: Source = {
  organisation: 'Time to Talk Warwickshire',
  page: 'Dummies',
  address: 'https://timetotalkwarwickshire.com/dummies/',
  checked: 'read',
};
export const KIDSHEALTH_PASS: Source = {
  organisation: 'KidsHealth New Zealand',
  page: 'Bedtime pass for managing sleep problems',
  address: 'https://kidshealth.org.nz/managing-sleep-problems/bedtime-pass-for-managing-sleep-problems',
  checked: 'read',
};
export const LEEDS_SLEEP: Source = {
  organisation: 'Leeds Community Healthcare NHS Trust',
  page: 'Help your child to sleep',
  address: 'https://www.leedscommunityhealthcare.nhs.uk/',
  checked: 'read',
};
export const LULLABY: Source = {
  organisation: 'The Lullaby Trust',
  page: 'Safer sleep advice',
  address: 'https://www.lullabytrust.org.uk/safer-sleep-advice/',
  checked: 'read',
};
export const NAPS: Source = {
  organisation: 'Texas Health Resources',
  page: 'Done with naptime',
  address: 'https://www.texashealth.org/baby-care/Toddler/done-with-naptime',
  checked: 'read',
};
export const NHS_DRINKS: Source = {
  organisation: 'NHS',
  page: 'Drinks and cups for babies and young children',
  address: 'https://www.nhs.uk/baby/weaning-and-feeding/drinks-and-cups-for-babies-and-young-children/',
  checked: 'read',
};
export const NHS_SLEEP: Source = {
  organisation: 'NHS',
  page: 'Sleep and young children',
  address: 'https://www.nhs.uk/baby/health/sleep-and-young-children/',
  checked: 'read',
};
export const NHS_TERRORS: Source = {
  organisation: 'NHS',
  page: 'Night terrors and nightmares',
  address: 'https://www.nhs.uk/conditions/night-terrors/',
  checked: 'read',
};
export const NIGHT_WEANING: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Night weaning and phasing out night feeds',
  address: 'https://raisingchildren.net.au/babies/sleep/night-time/night-weaning',
  checked: 'known',
};
export const NI_TERRORS: Source = {
  organisation: 'nidirect',
  page: 'Night terrors',
  address: 'https://www.nidirect.gov.uk/conditions/night-terrors',
  checked: 'read',
};
export const RCH_WORRIES: Source = {
  organisation: "The Royal Children's Hospital Melbourne",
  page: 'Night time worries (school age children)',
  address: 'https://www.rch.org.au/kidsinfo/fact_sheets/Night_time_worries_school_age_children/',
  checked: 'read',
};
export const RED_NOSE: Source = {
  organisation: 'Red Nose Australia',
  page: 'Where to sleep a child who has moved from a cot',
  address: 'https://rednose.org.au/article/where-to-sleep-a-child-who-has-moved-from-a-cot',
  checked: 'read',
};
export const SHEFFIELD_SNORING: Source = {
  organisation: "Sheffield Children's NHS Foundation Trust",
  page: 'Snoring and obstructive sleep apnoea',
  address: 'https://library.sheffieldchildrens.nhs.uk/snoring-and-obstructive-sleep-apnoea/',
  checked: 'read',
};
export const SLEEPOVER: Source = {
  organisation: 'Parenting',
  page: 'Sleepover smarts',
  address: 'https://www.parenting.com/child/sleepover-smarts/',
  checked: 'read',
};
export const SLEEPWALKING: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Sleepwalking',
  address: 'https://raisingchildren.net.au/school-age/sleep/night-time-problems/sleepwalking',
  checked: 'read',
};
export const SNORING: Source = {
  organisation: 'NHS Healthier Together (North East and North Cumbria)',
  page: 'Snoring and obstructive sleep apnoea',
  address: 'https://www.nenc-healthiertogether.nhs.uk/parentscarers/conditions/snoringobstructive-sleep-apnoea',
  checked: 'read',
};
export const UNDER_FIVES_SLEEP: Source = {
  organisation: 'Health for Under 5s (NHS)',
  page: 'How to help your child sleep',
  address: 'https://healthforunder5s.co.uk/sections/toddler/how-to-help-your-child-sleep/',
  checked: 'read',
};
export const WALES_BED: Source = {
  organisation: 'Welsh Government, Parenting. Give it time',
  page: 'Bedtime',
  address: 'https://www.gov.wales/parenting-give-it-time/guidance-and-advice/tricky-moments-and-behaviours/bedtime',
  checked: 'read',
};
export const WORRY_SLEEP: Source = {
  organisation: 'Together Trust',
  page: 'Sleep tips: anxiety and fear',
  address: 'https://togethertrust.org.uk/news/sleep-tips-anxiety-and-fear',
  checked: 'read',
};
