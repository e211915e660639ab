import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const named = (match: RegExp, text: string): Role['cues'][number] => ({ match, phrase: { text } });

/** What stays by the door until the helmet is on. */
const WHEELS: Role = {
  fallback: { text: 'the bike' },
  cues: [
    named(/\bscooters?\b|\bscooting\b/i, 'the scooter'),
    named(/\bskate ?boards?\b|\bskateboarding\b/i, 'the skateboard'),
    named(/\b(?:roller ?)?(?:skates|blades)\b|\b(?:roller ?)?skating\b/i, 'the pair of skates'),
    named(/\btrikes?\b/i, 'the trike'),
  ],
};

const WHEELED = String.raw`(?:cycl\w*|bik(?:e|es|ing)|bicycles?|scoot\w*|skat\w+|trikes?|roller\w*)`;

/** A helmet that will not be worn on wheels: it is the one thing about a ride that is not up for choice. */
export const helmetBeforeWheels: NamedScene = {
  id: 'helmetfirst',
  image: 'a helmet that goes on before the wheels go round',
  cue: said(
    String.raw`(?=[^]*\b${WHEELED}\b)[^]*?(?:\b(?:won['’]?t|wont|will not|refus\w*|hates?|does ?n['’]?t (?:want|like)|doesnt (?:want|like)|does not (?:want|like)|never wants|fights?|argues?|screams?|cries|takes?|taking|pulls?|undoes|forgets?|without|stopped wearing|not wear\w*|no)\b[^.!?]{0,50}\bhelmets?\b|\bhelmets?\b[^.!?]{0,40}\b(?:off|uncool|not cool|babyish|silly|stupid|hair|left (?:it )?(?:at|on|behind)|refus\w*|won['’]?t|wont|itch\w*|pinch\w*)\b)`,
    String.raw`\b(?:epilep\w*|seizures?|cranial|plagio\w*|flat head|fell|fallen|crash\w*|hospital|scared to (?:ride|cycle)|horse|pony|riding lesson|ski\w*|ice)\b`,
  ),
  decides: true,
  answers: /\b(?:helmets?|cool|hair|off|bike|scooter|see)\b/i,
  titles: { young: 'First the Helmet', older: 'Helmet First, Then Wheels' },
  roles: { wheels: WHEELS },
  beside: {
    benefits: [
      'Says plainly that a helmet comes before wheels, and why.',
      'Takes it seriously that a helmet can pinch or look odd.',
      'Leaves {name} the choices that there are.',
    ],
    talk: {
      young: ['What waits until the helmet is on?', 'Which word fits in the blank for {name}?', 'Shall we look where it pinches?'],
      older: ['What can be chosen about a helmet, and what cannot?', 'Which word went into the blank?', 'Shall we try the straps together?'],
    },
  },
  text: {
    '2-3': `
      D<helmetfirst> Here {wheels is}. Wheels go fast. {Name} may want to go now, now! The head is soft. The helmet is hard. First the helmet, then the wheels.
      P<helmetfirst> Big people wear one too.
      Q<helmetfirst> With the helmet on, {Name} may feel ____.
      H<helmetfirst> {helper} can do the click.
      T<helmetfirst> {he} can pat the helmet, pat, pat.
      C<helmetfirst> {he} can say, "Click, and off I go!"
      A<helmetfirst> Click! The helmet is on. Now the wheels go round. Round and round. Then home, and off it comes.
    `,
    '4-5': `
      D<helmetfirst> Wheels are fast, and the ground is hard. A head needs a helmet for that. {Name} may not like it on. It can pinch or feel hot. So {wheels} waits by the door. It does not roll before the helmet is on. That is a rule for big people as well.
      P<helmetfirst> A grown-up says no helmet, no ride. That is to keep a head whole.
      P<helmetfirst> When it fits well, a helmet is soon forgotten.
      Q<helmetfirst> When the helmet goes on, {Name} may feel ____.
      H<helmetfirst> {helper} can look for the strap that pinches.
      H<helmetfirst> {helper} can put one on first.
      T<helmetfirst> {he} can do the click {his} own way.
      T<helmetfirst> {he} can choose a sticker for it.
      C<helmetfirst> {he} can say, "Click first, then wheels."
      A<helmetfirst> Click went the helmet, and the wheels went round. There was a puddle, and a dog to look at. Back home it came off in one second. The head in it is as good as before.
    `,
    '6-7': `
      D<helmetfirst> A helmet has one job, and it is on the days when somebody falls. Nobody knows which day that is. {Name} may not want it on, because it pinches or looks silly. But a head has only the one skull, and a road is harder. So {wheels} stays by the door until the helmet is on. The rest of the ride is free.
      P<helmetfirst> Grown-ups do not make that rule to be mean. It is one of the few that cannot be bent.
      P<helmetfirst> Racing cyclists may not start without one. Nobody thinks that they look like babies.
      Q<helmetfirst> When the strap clicks, {Name} may feel ____.
      H<helmetfirst> {helper} can check where it sits, two fingers above the eyebrows. ~ A helmet that fits is easier to wear.
      H<helmetfirst> {helper} can wear one as well, on every ride.
      T<helmetfirst> {he} can say what is wrong with it. ~ A strap can be moved, and a hot day needs a shorter ride.
      T<helmetfirst> {he} can put it on indoors, before shoes. ~ Then that part is done.
      C<helmetfirst> {he} can think, "Helmet first, then the whole street."
      A<helmetfirst> The helmet clicked, and after that the wheels had the say. The head is as whole as before. The helmet goes back on its hook with a bit of wind in it. It has the same place in every ride, right at the beginning.
    `,
    '8-10': `
      D<helmetfirst> About most things on a ride there can be a vote: where to, how far, who goes first. About the helmet there is none. {Name} may find it hot, or think that it looks wrong, and both can be true. But a skull is about as thick as a biscuit. In a fall it can reach the ground before any hands do. So {wheels} stays where it is until the helmet is on. It is meant for the head and against nobody. It is simply what comes first.
      P<helmetfirst> The friend who rides without has been lucky so far. It is not a thing that anyone can be good at.
      P<helmetfirst> Adults cannot give way here, as they cannot about seat belts. They give way about colours.
      Q<helmetfirst> Doing up the strap with others looking, {Name} might feel ____.
      H<helmetfirst> {helper} can let {him} choose the next one, as long as it fits and has been tested.
      H<helmetfirst> {helper} can wear one on every ride, however short.
      T<helmetfirst> {he} can work out what is really the matter with it, and say that once. ~ "It squashes my hair" can be helped.
      T<helmetfirst> {he} can put it on at home and leave it alone until the end. ~ It is forgotten by the second corner.
      T<helmetfirst> {he} can say to a friend, "No helmet, no bike. It's the rule at ours." ~ A rule can take the blame.
      C<helmetfirst> {he} can think, "It is the price of the ride, and it is cheap."
      A<helmetfirst> The strap clicked, somebody may have looked, and then there was a hill. In the evening the helmet hangs there without a scratch. No better thing can be said of one. It may wait for years to be needed, and that is fine. Before the wheels go round tomorrow it goes on again, the way a door gets opened before anyone walks through.
    `,
    '11+': `
      D<helmetfirst> Most rules about going out can be negotiated at this age, and probably have been. The helmet is an exception. {Name} may think it ruins hair, looks like primary school or marks a person out among those who ride without. All of that may be so. The other side is short. Even a fall at low speed can do a head lasting damage, and hands are seldom fast enough. So {wheels} stays where it is until the helmet is on.
      P<helmetfirst> Parents who give way about nearly everything do not here, and it has little to do with trust. Cars, gravel and other people are not theirs to control.
      P<helmetfirst> Whoever takes it off at the corner is usually not thinking of the ride, but of the corner and who stands there.
      Q<helmetfirst> Rounding that corner with it on, {Name} might notice ____.
      H<helmetfirst> {helper} can pay for one that is worth being seen in, provided it has been tested.
      H<helmetfirst> {helper} can wear one too, without a speech.
      T<helmetfirst> {he} can name the real objection, whether heat, fit or looks, and look for one that answers it.
      T<helmetfirst> {he} can agree on what happens if it comes off: a week on foot. ~ It is better to have settled that beforehand.
      C<helmetfirst> {he} can think, "Everything else is mine to choose. This comes first."
      A<helmetfirst> It went on in the hall, and what anyone thought of it was over in the time it takes to pass them. The evening was long, the hill was worth it, and the helmet had nothing to do, which is its purpose. Some things are worth arguing about until one wins. This one is worth putting on and forgetting, before the wheels go round.
    `,
  },
}; // prettier-ignore
