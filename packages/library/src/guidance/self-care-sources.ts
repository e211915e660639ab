import type { Source } from './article.ts';

/* Public pages that the guidance on self-care rests on. */

export const BATH_FEAR: Source = {
  organisation: 'Raising Children Network (Australia)',
  page: 'Fear of the bath',
  address: 'https://raisingchildren.net.au/articles/fear_of_the_bath.html',
  checked: 'read',
};
export const BUCKS_CHAIN: Source = {
  organisation: 'Buckinghamshire Healthcare NHS Trust',
  page: 'How to break down a dressing task using the backward chaining method',
  address:
    'https://www.buckshealthcare.nhs.uk/cyp/pifs/how-to-break-down-a-dressing-task-using-the-backward-chaining-method',
  checked: 'read',
};
export const CDC_HANDS: Source = {
  organisation: 'CDC',
  page: 'Handwashing: a family activity',
  address: 'https://www.cdc.gov/handwashing/handwashing-family.html',
  checked: 'read',
};
export const CHESTERFIELD: Source = {
  organisation: 'Chesterfield Royal Hospital NHS Foundation Trust',
  page: 'Getting dressed',
  address: 'https://chesterfieldroyal.nhs.uk/all-services-and-wards/childrens-occupational-therapy/getting-dressed',
  checked: 'read',
};
export const CORNWALL: Source = {
  organisation: 'Support in Cornwall',
  page: 'Tips for dressing: sensory',
  address: 'https://www.supportincornwall.org.uk/kb5/cornwall/directory/advice.page?id=DFb3xv_Jxbc',
  checked: 'read',
};
export const D2S: Source = {
  organisation: 'Public Health Wales, Designed to Smile',
  page: 'Toothbrushing at home',
  address:
    'https://phw.nhs.wales/services-and-teams/designed-to-smile/information-for-parents-and-carers/toothbrushing/',
  checked: 'read',
};
export const DENTAL_FEAR: Source = {
  organisation: 'Royal Devon University Healthcare NHS Foundation Trust',
  page: 'Dental anxiety: information for parents and carers',
  address:
    'https://www.royaldevon.nhs.uk/services/salaried-dental-service/preparing-for-your-dental-appointment/dental-anxiety-information-for-parents-and-carers/',
  checked: 'read',
};
export const GGC_DRESS: Source = {
  organisation: 'NHS Greater Glasgow and Clyde, Kids',
  page: 'Dressing myself',
  address: 'https://www.nhsggc.org.uk/kids/life-skills/self-care/dressing-myself/',
  checked: 'read',
};
export const NHS_TEETH: Source = {
  organisation: 'NHS',
  page: "Children's teeth",
  address: 'https://www.nhs.uk/live-well/healthy-teeth-and-gums/taking-care-of-childrens-teeth/',
  checked: 'read',
};
export const OT_BATH: Source = {
  organisation: "NHS children's occupational therapy toolkit",
  page: 'Activities of daily living',
  address: 'https://cpnhs-website.verseonecloud.com/occupational-therapy-toolkit',
  checked: 'read',
};
export const OT_SELF_CARE: Source = {
  organisation: "The Sensory Submarine (children's occupational therapist)",
  page: 'Supporting children with self-care tasks',
  address:
    'https://www.thesensorysubmarine.com/post/supporting-children-with-self-care-tasks-nail-cutting-hair-washing-hair-cutting-a-sensory-infor',
  checked: 'read',
};
export const SUTTON_HAIR: Source = {
  organisation: 'Sutton Child Therapies',
  page: 'Hair cutting and nail trimming',
  address: 'https://suttonchildtherapies.co.uk/hair.html',
  checked: 'read',
};
