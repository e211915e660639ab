import type { Source } from './article.ts';

/* Public pages that the guidance on food rests on. */

export const ARFID: Source = {
  organisation: 'Beat',
  page: 'ARFID',
  address: 'https://www.beateatingdisorders.org.uk/get-information-and-support/about-eating-disorders/types/arfid/',
  checked: 'known',
};
export const BODY_WORDS: Source = {
  organisation: 'Australian Government Department of Health',
  page: 'Get up and grow: family foods',
  address:
    'https://www1.health.gov.au/internet/publications/publishing.nsf/Content/gug-carer-toc~gug-carer-familyfoods~gug-carer-familyfoods-image',
  checked: 'read',
};
export const CHILDSMILE: Source = {
  organisation: 'Childsmile (NHS Scotland)',
  page: 'Healthy drinks ideas',
  address: 'https://www.child-smile.org.uk/parents-and-carers/healthy-drinks-ideas.aspx',
  checked: 'read',
};
export const CUTLERY: Source = {
  organisation: "North East London NHS Foundation Trust, children's occupational therapy",
  page: 'Self-care resources: cutlery use',
  address: 'https://nelft.nhs.uk/waltham-forest-childrens-occupational-therapy-self-care',
  checked: 'read',
};
export const FOOD_THROWING: Source = {
  organisation: 'UWS Parenting Support',
  page: 'Messy mealtimes: does your child drop food from the high chair?',
  address: 'https://uwsparentingsupport.com/tag/toddlers/',
  checked: 'read',
};
export const FUSSY: Source = {
  organisation: 'County Durham and Darlington NHS Foundation Trust',
  page: 'Fussy eaters',
  address: 'https://cddft.nhs.uk/services/nutrition-dietetics/children/fussy-eaters',
  checked: 'read',
};
export const GAGGING: Source = {
  organisation: 'NSW Health, Northern NSW',
  page: 'Gagging and choking',
  address: 'https://health-promotion.nnswlhd.health.nsw.gov.au/feeding-babies/gagging-and-choking',
  checked: 'read',
};
export const HEALTH_TEENS_VEG: Source = {
  organisation: 'Health for Teens (NHS)',
  page: 'Becoming vegetarian: just the facts',
  address: 'https://www.healthforteens.co.uk/lifestyle/nutrition-diet/becoming-vegetarian-just-the-facts/',
  checked: 'read',
};
export const KENT_WETTING: Source = {
  organisation: 'Kent Community Health NHS Foundation Trust',
  page: 'Daytime wetting',
  address: 'https://family.kentcht.nhs.uk/?p=33322',
  checked: 'read',
};
export const LUMPS: Source = {
  organisation: 'Early Start Group',
  page: 'Choking and safety at mealtimes',
  address: 'https://www.earlystartgroup.com/topic/choking/',
  checked: 'read',
};
export const LUNCHBOX: Source = {
  organisation: 'Dudley Healthy Lunchbox',
  page: 'Getting started',
  address: 'https://www.dudleyhealthylunchbox.org.uk/getting-started',
  checked: 'read',
};
export const NHS_DRINKS: Source = {
  organisation: 'NHS',
  page: 'Drinks and cups for babies and young children',
  address: 'https://www.nhs.uk/baby/weaning-and-feeding/drinks-and-cups-for-babies-and-young-children/',
  checked: 'read',
};
export const NHS_FEED: Source = {
  organisation: 'NHS',
  page: 'What to feed young children',
  address: 'https://www.nhs.uk/baby/weaning-and-feeding/what-to-feed-young-children/',
  checked: 'known',
};
export const NHS_SUGAR: Source = {
  organisation: 'NHS Healthier Families',
  page: 'Sugar',
  address: 'https://www.nhs.uk/healthier-families/food-facts/sugar/',
  checked: 'read',
};
export const NHS_VEG: Source = {
  organisation: 'NHS',
  page: 'Vegetarian and vegan diets: questions and answers',
  address: 'https://www.nhs.uk/live-well/eat-well/how-to-eat-a-balanced-diet/vegetarian-and-vegan-diets-q-and-a/',
  checked: 'read',
};
export const NHS_WEIGHT: Source = {
  organisation: 'NHS',
  page: 'Very overweight children: advice for parents',
  address: 'https://www.nhs.uk/live-well/healthy-weight/childrens-weight/very-overweight-children-advice-for-parents/',
  checked: 'read',
};
export const NORFOLK_LUNCH: Source = {
  organisation: 'Just One Norfolk (NHS)',
  page: 'Lunch boxes',
  address: 'https://www.justonenorfolk.nhs.uk/healthy-lifestyles/eat-better/lunch-boxes/',
  checked: 'read',
};
export const SAFEFOOD: Source = {
  organisation: 'safefood',
  page: 'Fussy eating (Little Bites)',
  address: 'https://www.safefood.eu/Education/Pre-school/Little-Bites-(NI)/Healthy-eating/Fussy-eating.aspx',
  checked: 'read',
};
export const SATTER: Source = {
  organisation: 'Ellyn Satter Institute',
  page: 'The division of responsibility in feeding',
  address: 'https://www.ellynsatterinstitute.org/how-to-feed/the-division-of-responsibility-in-feeding/',
  checked: 'read',
};
export const SIT_DOWN: Source = {
  organisation: 'Parenting',
  page: 'Sit down and eat! (a nutrition specialist of Kansas State University)',
  address: 'https://www.parenting.com/toddler/sit-down-and-eat/',
  checked: 'read',
};
export const TASTES: Source = {
  organisation: 'Journal of the Academy of Nutrition and Dietetics (Fildes and others, 2014)',
  page: "Parent-administered exposure to increase children's vegetable acceptance",
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4037818',
  checked: 'read',
};
export const WEIGHT_TALK: Source = {
  organisation: 'University of Bath and British Dietetic Association',
  page: 'Talking to your child about weight',
  address:
    'https://www.bath.ac.uk/publications/talking-to-your-child-about-weight-a-guide-for-parents-and-caregivers-of-children-aged-4-11-years/',
  checked: 'known',
};
export const WONT_EAT: Source = {
  organisation: 'Nutrition and Diet Resources UK',
  page: "Help, my child won't eat",
  address: 'https://www.ndr-uk.org/',
  checked: 'read',
};
