import { said, type NamedScene } from '../scene.ts';

/**
 * Hearing on one side only: where a sound comes from, and voices in noise, are hard (National Deaf Children's Society,
 * "Deafness in one ear"). Told without a device, because many have none.
 */
export const oneEar: NamedScene = {
  id: 'oneear',
  image: 'one ear that does the work of two, and the seat that suits it',
  cue: said(
    String.raw`\b(?:deaf|hearing loss|no hearing|hearing|hears?)\b[^.!?]{0,16}\b(?:in|on|from|with|out of|through)(?: only)? (?:just )?(?:one|(?:his|her|their|the) (?:left|right|other|one)) (?:ear|side)\b|\b(?:can['’]?t|cannot|can ?not|does ?n['’]?t|doesnt|cant) hear\b[^.!?]{0,20}\b(?:in|on|from|out of|with) (?:one|(?:his|her|their|the) (?:left|right|other|one)) (?:ear|side)\b|\b(?:unilateral(?:ly)? (?:deaf\w*|hearing|loss)|one[- ]sided (?:deaf\w*|hearing)|single[- ]sided deaf\w*)\b`,
    String.raw`\b(?:hearing ?aids?|implants?|baha|cochlear|processor|grommets?|operation|glue ear|ear ?wax|infection|water in)\b`,
  ),
  decides: true,
  answers:
    /\b(?:deaf|hear\w*|ear|side|follow|noisy|noise|dinner|lunch|canteen|hall|class\w*|friends|miss\w*|listen\w*)\b/i,
  titles: { young: 'The Ear in Front', older: 'One Ear, Best Seat' },
  text: {
    '4-5': `
      D<oneear> {Name} hears with one ear. The other one hears very little, or nothing. So it can be hard to tell where a voice is. "Over here!" it calls. But where is here?
      P<oneear> Others cannot see it. They may call from the wrong side and wait.
      Q<oneear> When it is loud, {Name} may feel ____.
      H<oneear> {helper} can come round to the good side.
      H<oneear> {helper} can wave first and then speak.
      T<oneear> {he} can turn the good ear to the talk.
      T<oneear> {he} can hold up a hand: "Here I am!"
      C<oneear> {he} can say, "This side, please."
      A<oneear> The good ear is in front, and the voice came in. One ear has a lot to do in a day. Then it can rest in a soft, quiet place. Good ear, well done.
    `,
    '6-7': `
      D<oneear> Most people have two ears for two jobs. They tell what is said, and where it comes from. {Name} hears with one, so the second job is hard. In a loud room all the words come in one heap. That is how one ear works, and it has nothing to do with trying.
      P<oneear> Nobody can see from outside which ear hears. Friends may talk into the wrong one and get no answer. They can be told once.
      Q<oneear> In a loud place, {Name} may feel ____.
      H<oneear> {helper} can ask for a seat that suits the good ear. ~ The end of a table by a wall is a good one.
      H<oneear> {helper} can say {his} name first and then the rest.
      T<oneear> {he} can choose the seat first, before the others sit down.
      T<oneear> {he} can ask for the bit that was missing.
      C<oneear> {he} can say, "Other side, please."
      A<oneear> At the end of the table there is a wall, and then come friends. The good ear points to the friends. Some words still get lost, and they can be said again. After lunch, one ear may have a quiet minute.
    `,
    '8-10': `
      D<oneear> With two ears a brain compares. So it knows where a sound comes from and which voice to pick out. {Name} hears with one ear, and then there is nothing to compare. In a quiet room it hardly shows. In a hall with sixty voices it all arrives as one noise. That is physics and has nothing to do with paying attention. Listening in such a place takes more strength than anyone can see.
      P<oneear> People think that deaf means hearing nothing. Somebody who hears well in the kitchen does not fit that. They speak into the wrong side and are puzzled. Most of them would like to know which side is the right one.
      Q<oneear> When the whole table laughs at something that got lost, {Name} might feel ____.
      H<oneear> {helper} can ask the school for a good seat, at the quieter end of the hall.
      H<oneear> Whoever speaks can lift a hand first. ~ Then eyes know where to look.
      T<oneear> {he} can get there early and take the corner, with a wall on the deaf side.
      T<oneear> {he} can ask exactly, such as "Who did you say was coming?" ~ "What?" gets the whole speech again.
      C<oneear> {he} can think, "Wall on that side, friends on this one."
      A<oneear> The corner seat was free, and most of the talk came in. The joke was told twice, and it was better the second time. One ear has done the work of two all day. It has earned some quiet, and nobody needs to ask why.
    `,
    '11+': `
      D<oneear> Locating a voice takes two ears, because the brain works with the difference between them. {Name} hears with one, so in a noisy room there is no difference to work with, and everything comes from nowhere in particular. It is invisible, and it changes with the furniture: fine in a bedroom, hopeless in a canteen. People conclude that somebody hears when they feel like it. The real variable is the room.
      P<oneear> It is hard to remember about others what cannot be seen. Friends know it on Monday and walk on the wrong side by Tuesday. It is forgetfulness and not a message.
      P<oneear> Concentrating on speech through noise wears a person out. What looks like a bad mood at four o'clock is often just that.
      Q<oneear> In the middle of a group that is talking, {Name} might notice ____.
      H<oneear> {helper} can see that the school has it in writing, with a seat for each room.
      H<oneear> {helper} can ask the hearing clinic what there is for noisy rooms. ~ The choice changes from year to year.
      T<oneear> {he} can pick the place first: wall on the deaf side, people on the other.
      T<oneear> {he} can say it as an instruction, such as "Walk on my left". ~ It is easier to follow than an explanation.
      C<oneear> {he} can think, "It is the room. It is not me."
      A<oneear> One move of a chair does more than a whole term of trying harder. Some conversations will get away, as they do with everyone, and others can be had in a better room. Friends learn their side by and by. Until then, "other ear" takes one second to say.
    `,
  },
};
