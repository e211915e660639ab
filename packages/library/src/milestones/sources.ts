import type { Source } from '../guidance/article.ts';

/* Public pages that the texts on what is typical rest on, beside those that the guidance shares with them. */

export const CDC_12_TO_14: Source = {
  organisation: 'CDC',
  page: 'Young Teens (12-14 years of age)',
  address: 'https://www.cdc.gov/child-development/positive-parenting-tips/young-teens-12-14-years.html',
  checked: 'read',
};
export const CDC_CONCERNED: Source = {
  organisation: 'CDC',
  page: "Concerned About Your Child's Development? Act Early.",
  address: 'https://www.cdc.gov/act-early/concerned/index.html',
  checked: 'read',
};
export const NHS_TANTRUMS: Source = {
  organisation: 'NHS',
  page: 'Temper tantrums',
  address: 'https://www.nhs.uk/baby/babys-development/behaviour/temper-tantrums/',
  checked: 'read',
};
/** About 1,500 children of three to five: most have tantrums now and then, fewer than one in ten has one every day. */
export const TEMPER_STUDY: Source = {
  organisation: 'Journal of Child Psychology and Psychiatry',
  page: 'Defining the developmental parameters of temper loss in early childhood (about 1,500 children)',
  address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3633202/',
  checked: 'read',
};
/** Self-control begins to develop between three and a half and four, and takes many more years to be used steadily. */
export const SELF_CONTROL: Source = {
  organisation: 'Zero to Three',
  page: 'Toddlers and Self-Control: A Survival Guide for Parents',
  address: 'https://www.zerotothree.org/resource/toddlers-and-self-control-a-survival-guide-for-parents/',
  checked: 'read',
};
export const DEFIANCE: Source = {
  organisation: 'Zero to Three',
  page: 'Coping with Defiance: Birth to Three Years',
  address: 'https://www.zerotothree.org/resource/coping-with-defiance-birth-to-three-years/',
  checked: 'read',
};
export const WALES_SEPARATION: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Separation anxiety',
  address: 'https://111.wales.nhs.uk/livewell/pregnancy/separationanxiety/',
  checked: 'read',
};
export const SCHOOL_WORRY: Source = {
  organisation: 'YoungMinds',
  page: 'School anxiety and refusal',
  address: 'https://www.youngminds.org.uk/parent/parents-a-z-mental-health-guide/school-anxiety-and-refusal/',
  checked: 'read',
};
export const COMMON_FEARS: Source = {
  organisation: 'Royal College of Psychiatrists',
  page: 'Worries and anxieties, for parents and carers',
  address:
    'https://www.rcpsych.ac.uk/mental-health/parents-and-young-people/information-for-parents-and-carers/worries-and-anxieties-for-parents-and-carers',
  checked: 'read',
};
