/**
 * What kind of matter a situation is, so that a story which tells of none in particular still suits what is likeliest meant:
 * `drum` what frightens, `handles` what weighs and is not a child's to mend, `knot` what gets tighter by pulling, `zip` what is
 * learnt piece by piece, `stone` what others cannot see.
 */
const NATURES: Readonly<Record<string, string>> = {
  drum: `fear-dark feeling-worried first-day-school new-school first-sleep-away dentist needles haircut hospital-stay
    doctors-visit swimming water-on-face operation scan being-sick afraid-to-swallow loud-noises dogs storms nightmares
    night-terrors monsters sleeping-alone insects spiders loud-toilets public-toilets fire-drill lockdown-drill flights lifts
    escalators crowds weddings-and-parties mascots-and-masks meeting-santa getting-lost frightening-event moving-class new-teacher
    substitute-teacher public-speaking tests school-refusal saying-goodbye photo-day first-trip`,
  handles: `parents-divorce two-homes parents-arguing parent-away parent-ill parent-in-hospital parent-depressed premature-baby
    sibling-with-disability money-is-tight grandparent-dementia grandparent-death somebody-died baby-who-died pet-death new-partner
    adoption fostering friend-moving-away lost-toy long-illness hard-times war-and-news feeling-sad moving-house new-family-member
    told-secret broken-promise handling-disappointment`,
  knot: `bedtime-routine healthy-eating brushing-teeth screen-time screens-off managing-anger sharing taking-turns morning-routine
    bath-time tidying-up arguing-with-parents siblings-fighting demands-too-big homework hair-brushing nail-cutting clothes-itch
    food-textures car-seat stopping-play waiting change-of-plan no-phone-yet first-phone taking-medicine daily-treatment
    shopping-trip going-to-a-restaurant sharing-a-room losing-a-game`,
  zip: `potty-training potty-transition building-confidence reading-is-hard lessons-are-hard perfectionism new-bed dummy-or-bottle
    thumb-sucking nail-biting sitting-still bed-wetting interrupting personal-space teamwork group-work asking-for-help`,
  stone: `left-out being-teased bullying making-friends prejudice body-and-looks stutter tics hearing-aid glasses allergy
    body-gets-tired colour-blind being-autistic having-adhd talking-another-way talking-at-school puberty jealousy
    respecting-differences family-faith friend-who-copies peer-pressure wobbly-tooth braces new-equipment new-sibling
    school-dinners hair-and-skin told-off`,
};

const THREADS: ReadonlyMap<string, string> = new Map(
  Object.entries(NATURES).flatMap(([thread, ids]) => ids.split(/\s+/).map((id) => [id, thread] as const)),
);

/** The plain thread that suits a situation, of those of the general frame; undefined where none is better than another. */
export const plainThreadFor = (situation: string): string | undefined => THREADS.get(situation);
