import type { Source } from './article.ts';

/* Public pages that the guidance on toilet rests on. */

export const CONSTIPATION: Source = {
  organisation: 'NHS Healthier Together (North East and North Cumbria)',
  page: 'Constipation',
  address: 'https://www.nenc-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/constipation',
  checked: 'read',
};
export const DAY_WETTING: Source = {
  organisation: 'Calderdale and Huddersfield NHS Foundation Trust',
  page: 'Daytime wetting',
  address: 'https://www.cht.nhs.uk/services/clinical-services/childhood-wetting-paediatric-enuresis/daytime-wetting',
  checked: 'read',
};
export const ERIC_AVOIDERS: Source = {
  organisation: "ERIC, The Children's Bowel and Bladder Charity",
  page: 'Children who will only poo in a nappy and other toilet avoiders',
  address: 'https://eric.org.uk/',
  checked: 'read',
};
export const ERIC_BOWELS: Source = {
  organisation: "ERIC, The Children's Bowel and Bladder Charity",
  page: 'Bowel problems: frequently asked questions',
  address: 'https://www.eric.org.uk/bowel-problems-faqs',
  checked: 'read',
};
export const ERIC_NAPPY: Source = {
  organisation: "ERIC, The Children's Bowel and Bladder Charity",
  page: 'Children that will only poo in a nappy',
  address: 'https://eric.org.uk/podcast/episode-2-children-that-will-only-poo-in-a-nappy/',
  checked: 'read',
};
export const ERIC_NIGHT: Source = {
  organisation: "ERIC, The Children's Bowel and Bladder Charity",
  page: 'Top 10 tips for night-time dryness',
  address: 'https://www.eric.org.uk/blog/top-10-tips-for-night-time-dryness',
  checked: 'read',
};
export const ERIC_SCHOOL: Source = {
  organisation: "ERIC, The Children's Bowel and Bladder Charity",
  page: 'Why do children avoid using school toilets?',
  address: 'https://www.eric.org.uk/blog/why-do-children-avoid-using-school-toilets',
  checked: 'read',
};
export const KENT_WETTING: Source = {
  organisation: 'Kent Community Health NHS Foundation Trust',
  page: 'Daytime wetting',
  address: 'https://family.kentcht.nhs.uk/?p=33322',
  checked: 'read',
};
export const NHS_POTTY: Source = {
  organisation: 'NHS',
  page: 'How to potty train',
  address: 'https://www.nhs.uk/baby/babys-development/potty-training-and-bedwetting/how-to-potty-train/',
  checked: 'read',
};
export const NICE_BED: Source = {
  organisation: 'NICE',
  page: 'Bedwetting in under 19s (CG111)',
  address: 'https://www.nice.org.uk/guidance/cg111',
  checked: 'read',
};
export const POTTY_READY: Source = {
  organisation: 'NHS Healthier Together (Hounslow and Richmond)',
  page: 'Toilet training and bedwetting',
  address: 'https://healthiertogether.hrch.nhs.uk/parentscarers/your-childs-development/toilet-training-and-bedwetting',
  checked: 'read',
};
export const REGRESSION: Source = {
  organisation: 'Cleveland Clinic',
  page: 'Potty training regression: what to do about it',
  address: 'https://health.clevelandclinic.org/what-to-do-when-your-potty-trained-child-suddenly-isnt',
  checked: 'read',
};
export const SLOUGH_WETTING: Source = {
  organisation: 'Public Health Nursing 4 Slough',
  page: 'Daytime wetting',
  address:
    'https://www.publichealthnursing4slough.co.uk/school-nursing/continence-bladder-bowels/problems-that-may-arise-for-a-child/daytime-wetting/',
  checked: 'read',
};
export const SOILING: Source = {
  organisation: 'KidsHealth New Zealand',
  page: 'Soiling (encopresis)',
  address: 'https://www.kidshealth.org.nz/soiling-encopresis',
  checked: 'read',
};
export const WIPING: Source = {
  organisation: "County Durham and Darlington NHS Foundation Trust, children's occupational therapy",
  page: 'Toileting skills and bottom wiping',
  address: 'https://www.cddft.nhs.uk/',
  checked: 'known',
};
