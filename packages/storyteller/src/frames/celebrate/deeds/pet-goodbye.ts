import type { Role } from '../../../frame.ts';
import type { DeedThread } from './deed-thread.ts';

const ANIMAL = 'cat|kitten|dog|puppy|rabbit|bunny|hamster|guinea pig|pony|tortoise|fish|bird|budgie|gerbil';
/** The animal, by name where it has one. */
const ANIMAL_ROLE: Role = {
  fallback: { text: 'the animal' },
  cues: [
    { match: new RegExp(String.raw`\b(?:${ANIMAL})(?:,| is| was)?(?: called| named)? (\p{Lu}\p{Ll}+)`, 'u'), phrase: { text: '$' } },
    ...ANIMAL.split('|').map((kind) => ({ match: new RegExp(String.raw`\b${kind}\b`, 'i'), phrase: { text: `the ${kind}` } })),
  ],
}; // prettier-ignore

/** A goodbye to an animal that is dying or has died. */
export const petGoodbye: DeedThread = {
  id: 'lastpat',
  image: 'a last stroke of fur, and a good word with it',
  cue: new RegExp(
    String.raw`\b(?:goodbye|bye|farewell|held|stroked|buried|was with)\b[^.!?]{0,40}\b(?:${ANIMAL})\b(?=[^]*\b(?:vet|died|put (?:\w+ )?(?:down|to sleep)|dying|last|buried|grave|bury|old)\b)`,
    'i',
  ),
  decides: true,
  titles: { young: 'A Last Stroke', older: 'A Last Stroke' },
  roles: { animal: ANIMAL_ROLE },
  text: {
    '4-5': `
      D<lastpat> It was a sad day, and a goodbye was in it. A hand and a soft voice were all that was needed. {Name} got through it with kind hands. {animal} knew them from all the other days.
      P<lastpat> Vets see many goodbyes. They know that a kind one helps an animal.
      P<lastpat> Grown-ups cry on such a day too. It shows that somebody mattered.
      Q<lastpat> After the goodbye, {Name} may feel ____.
      H<lastpat> {helper} can look at photos with {him}.
      H<lastpat> {helper} can answer what there is to ask. ~ True answers are best.
      T<lastpat> {he} can draw {animal} in a favourite place.
      T<lastpat> {he} can tell one funny thing that {animal} did.
      C<lastpat> {he} can say, "I was there, and I was kind."
      A<lastpat> {animal} died, and that cannot be changed. {Name} got through the goodbye and gave it a soft hand. The place on the sofa is empty. The funny stories stay, and so does the missing.
    `,
    '6-7': `
      D<lastpat> A goodbye to an animal is short and very hard. {Name} stayed and got through it. There is no need for many words in it. It takes a hand and a voice. {animal} had known both for a long time.
      P<lastpat> Vets are careful with such hours. They say that animals are calmer when somebody they know is near.
      P<lastpat> Some people may say that it was only an animal. They do not know what they are talking about.
      Q<lastpat> On that day, {Name} may have felt ____. It may come back at odd times.
      H<lastpat> {helper} can talk about {animal} as often as it is wanted.
      H<lastpat> {helper} can keep the collar or a photo in a good place.
      T<lastpat> {he} can write down three things that only {animal} did.
      T<lastpat> {he} can choose a spot to remember. ~ It can be in the garden or on a shelf.
      C<lastpat> {he} can think, "I was there when it was needed."
      A<lastpat> {animal} had good food and somebody to wait for at the door. {Name} got through that day and made it a kinder one. It can be sad for a long time. Now and then somebody begins, "Do you remember?"
    `,
    '8-10': `
      D<lastpat> There are days that nobody would choose, and on which it still matters how people are. A goodbye to an animal is one of them. {Name} could have stayed away, and that would have been all right too. {Name} was there instead, with a hand and a quiet voice, and got through it. For {animal} that was the familiar part in a strange room.
      P<lastpat> Vets do this often and do not get used to it. They notice who thinks of the animal first.
      P<lastpat> Not everybody understands missing a pet. Those who do are easy to find, because they ask for its name.
      Q<lastpat> In the evening of such a day, {Name} might have felt ____. Several things at once is common.
      H<lastpat> {helper} can leave the bowl and the bed where they are until somebody is ready.
      H<lastpat> {helper} can say what the vet explained, if there are questions. ~ They may come weeks later.
      T<lastpat> {he} can collect what is worth remembering, in a box or a list. ~ Small things go first, so it is good to begin with those.
      T<lastpat> {he} can tell the story to somebody who asks for the name.
      C<lastpat> {he} can think, "It was the last thing I could do, and I did it."
      A<lastpat> {animal} died, and the house sounds different in the mornings. {Name} got through the day with gentle hands, which is a great deal. Grief for an animal is real grief and takes its own time. It comes from the same place as the good years.
    `,
  },
};
