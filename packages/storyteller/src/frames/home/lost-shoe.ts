import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

/** What cannot be found at the last minute. */
const MISLAID: Role = {
  fallback: { text: 'a shoe' },
  cues: [
    { match: /\bshoes?\b|\btrainers\b|\bboots\b/i, phrase: { text: 'a shoe' } },
    { match: /\bcoat\b|\bjacket\b/i, phrase: { text: 'a coat' } },
    { match: /\bbag\b|\bbackpack\b/i, phrase: { text: 'a bag' } },
    { match: /\bsocks?\b/i, phrase: { text: 'a sock' } },
    { match: /\bbook\b/i, phrase: { text: 'a book' } },
    { match: /\bkit\b/i, phrase: { text: 'a kit bag' } },
    { match: /\b(?:jumper|cardigan)\b/i, phrase: { text: 'a jumper' } },
    { match: /\bwater bottle\b/i, phrase: { text: 'a water bottle' } },
  ],
};

/** A shoe that nobody can find when it is time to leave. */
export const lostShoe: NamedScene = {
  id: 'lostshoe',
  image: 'a shoe that is looked for at eight, and the place where it sleeps',
  cue: said(
    String.raw`\b(?:can(?:['’]?t|not)|never|can never|does ?n['’]?t|couldn['’]?t) (?:ever )?find\b|\b(?:loses?|lost|losing|mislays|hunting for|looking for|searching for) (?:(?:his|her|their|the|a|one) )?(?:\w+ )?(?:shoes?|coat|bag|socks?|jumper|kit|book|trainers)\b`,
    String.raw`\bfriends?\b|\bwords\b|\bway\b`,
  ),
  decides:
    /^(?=[^]*\b(?:late|mornings?|school run|leave the house|get out|out of the door)\b)[^]*?(?:\b(?:can(?:['’]?t|not)|never|can never) (?:ever )?find\b|\b(?:loses?|losing|hunting for|looking for) (?:(?:his|her|their|the|one) )?(?:\w+ )?(?:shoes?|coat|bag|socks?|jumper)\b)/i,
  titles: { young: 'Where the Shoe Sleeps', older: 'The Second Shoe' },
  roles: { mislaid: MISLAID },
  text: {
    '4-5': `
      D<lostshoe> It is morning, and it is time to go. {Name} looks for {mislaid}. It is not by the door. It is not under the chair. Everybody runs, and the clock goes on.
      P<lostshoe> Grown-ups lose keys. They look in the fridge, too.
      Q<lostshoe> When it is not there, {Name} may feel ____.
      H<lostshoe> {helper} can make a place with a picture on it.
      H<lostshoe> {helper} can look with {him} in the evening.
      T<lostshoe> {he} can put both shoes to bed by the door.
      T<lostshoe> {he} can say good night to them.
      C<lostshoe> {he} can say, "Shoe and shoe, by the door."
      A<lostshoe> In the morning they stand by the door, both of them. They did not walk off. One shoe, two shoes, and out. There was even time for a puddle.
    `,
    '6-7': `
      D<lostshoe> Things do not hide. They stay where a hand let go of them. In the morning {Name} may look for {mislaid}, and no hand remembers. Then there is running and calling, and a clock that goes on. School begins, and somebody is still under the sofa. All of that began the day before, at the door, in one second.
      P<lostshoe> Whoever waits with the keys gets loud. They have looked for keys themselves, often.
      P<lostshoe> The lady in the school office writes the time in a book. It is a number, and she has seen them all.
      Q<lostshoe> When it is not there and it is late, {Name} may feel ____.
      H<lostshoe> {helper} can put a box by the door, for shoes and bag.
      H<lostshoe> {helper} can ask one question at bedtime, "Is it in the box?"
      T<lostshoe> {he} can drop things in the box on coming in. ~ It takes one second.
      T<lostshoe> {he} can check the box before the teeth.
      C<lostshoe> {he} can think, "In the door, in the box."
      A<lostshoe> There is a box by the door, and morning begins with both feet. Some days one thing is missing, and it is mostly in the car. To be on time is nice. There is a good stone to kick all the way there.
    `,
    '8-10': `
      D<lostshoe> A shoe or a bag gets lost twice, once when it is put down and once when it is wanted. {Name} may have a morning like that, with {mislaid} gone and the clock at twenty to nine. The search takes nine minutes, and the putting down took one second. Memory keeps what was noticed, and nobody notices a thing being dropped. So it is no good asking, "Where did you put it?"
      P<lostshoe> Parents who wait at the door do sums about traffic. It makes them sound crosser than they are about shoes.
      P<lostshoe> Workshops paint the outline of each tool on the wall. It is for people who know where things go and forget to put them there.
      Q<lostshoe> When it is late and still not found, {Name} might feel ____. It may turn into shouting first.
      H<lostshoe> {helper} can give up asking where it is, and help to choose one place by the door.
      H<lostshoe> {helper} can do the check at seven in the evening, when nobody is in a hurry.
      T<lostshoe> {he} can choose one place by the door and put it there on the way in. ~ Hands keep habits better than heads.
      T<lostshoe> {he} can line everything up by the door before bed, in the order it goes on.
      C<lostshoe> {he} can think, "In through the door, down in its place."
      A<lostshoe> Two shoes stand side by side by the door, and the morning has nine minutes more in it. Nobody knows what to do with them at first. There will be days with one shoe, and the school office has a book for those. Being late is a number in a column, and it can get smaller.
    `,
  },
};
