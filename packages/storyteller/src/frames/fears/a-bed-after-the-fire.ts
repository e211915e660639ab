import { said, type NamedScene } from '../scene.ts';

const FIRE = String.raw`\b(?:(?:house|flat|home|kitchen|building) (?:\w+ )?(?:caught fire|on fire|burn\w+)|(?:house|flat|kitchen|chip pan|electrical) fire|fire (?:in|at|next door)|burn(?:t|ed) down|a fire\b|the fire\b|had a fire)`;
const ELSEWHERE = String.raw`\b(?:hotels?|hostel|b ?& ?b|bed and breakfast|air ?bnb|caravan|temporary|emergency (?:accommodation|housing)|(?:living|staying|stay|moved in|lodging) (?:with|at|in)|(?:can['’]?t|cannot|not) (?:go|move|live|be) (?:back|home|there)|rehoused|homeless|lost (?:everything|all|most of|(?:his|her|their|our) (?:things|toys|home|room)))\b`;

/** After a fire at home: a bed somewhere else for now, a body on guard, and a list of things with question marks. */
export const aBedAfterTheFire: NamedScene = {
  id: 'elsewhere',
  image: 'a bed that is only for now, and a list of things',
  cue: said(
    `${FIRE}[^]*?${ELSEWHERE}|${ELSEWHERE}[^]*?${FIRE}`,
    String.raw`\b(?:fire (?:alarms?|drills?|engines?|station|works)|fireworks|bonfire|camp ?fire|died|killed)\b`,
  ),
  decides: true,
  answers: /\b(?:hotel|living|staying|temporary|for a bit|jumpy|sleep|things|toys)\b/i,
  titles: { young: 'A Bed for Now', older: 'A Bed for Now' },
  text: {
    '2-3': `
      D<elsewhere> There was a fire, and it was scary. Now it is over. {Name has} a bed in here. It is for now.
      P<elsewhere> Grown-ups had a fright too. They like a hug.
      Q<elsewhere> In this bed, {Name} may feel ____.
      H<elsewhere> {helper} can sit by the bed.
      H<elsewhere> {helper} can leave a lamp on.
      T<elsewhere> {he} can pat the new pillow.
      T<elsewhere> {he} can ask for a cuddle.
      C<elsewhere> {he} can say, "Fire is out."
      A<elsewhere> The fire is out. It is over. Here is a bed. Here is a lamp. Here is a big hand to hold.
    `,
    '4-5': `
      D<elsewhere> There was a fire, and it was scary. It is over, and the fire is out. Nobody can live there now, so {Name} sleeps in another place. It has other sounds. A body that had a fright may jump at them. It is still looking out.
      P<elsewhere> Grown-ups think about all the things too. They may not know yet about each of them.
      P<elsewhere> Some children ask a lot. Some would rather play. Both are fine after a fright.
      Q<elsewhere> In the bed for now, {Name} may feel ____.
      H<elsewhere> {helper} can sit there until it is quiet inside.
      H<elsewhere> {helper} can make a list of the things.
      T<elsewhere> {he} can find the door, the light and the tap.
      T<elsewhere> {he} can ask about one thing, and then one more.
      T<elsewhere,comforter> {he} can hold {comforter}.
      C<elsewhere> {he} can say, "The fire is out, and I am here."
      A<elsewhere> The fire is over. Some things may come back, and some are gone. It is fine to ask again. Here is a bed for now, with a lamp beside it. Somebody big is near.
    `,
    '6-7': `
      D<elsewhere> There was a fire, and it is over. Nobody can live there now, so {Name} has a bed somewhere else. That bed is new, and so are the sounds. A body that had a fright stays on guard for a while. It jumps at small things and does not like to sleep. That is not silly, and it gets less.
      P<elsewhere> Grown-ups may not know yet about all the things. They ask, and then they tell.
      P<elsewhere> Some people say, "It is only a thing." It is fine to miss it all the same.
      Q<elsewhere> In that bed at night, {Name} may feel ____. It may be in the tummy or in the ears.
      H<elsewhere> {helper} can write a list of things and say what is known.
      H<elsewhere> {helper} can do one bit of bedtime just as before. ~ It fits in any room.
      T<elsewhere> {he} can look for the way out, the light and the tap, once.
      T<elsewhere> {he} can draw a thing that {he misses}. ~ A drawing can go along anywhere.
      T<elsewhere,comforter> {he} can have {comforter} close at night.
      C<elsewhere> {he} can think, "The fire is out. This bed is for now."
      A<elsewhere> The fire is over, and what comes after it takes longer. Some things may come back, and some are gone. It is all right to ask again. Tonight there is a bed, and somebody is near. After some quiet nights, a body believes it.
    `,
    '8-10': `
      D<elsewhere> When a fire is out, it is over for the fire crew. For the people who lived there, it goes on with another bed, other sounds and a list of things. {Name} may be sleeping badly in a place that is only for now. Being jumpy after a fright is not silly. The body has put itself on guard, and nobody has told it yet that it may go off duty.
      P<elsewhere> Adults have that list as well, and they may not know all the answers. It is honest of them to say, "We do not know yet."
      P<elsewhere> Missing a thing does not mean being ungrateful for being safe. A drawing or a jumper can hold a good deal of a life.
      Q<elsewhere> In the evening, in a bed that is only for now, {Name} might feel ____.
      H<elsewhere> {helper} can write down each thing that is asked about, and say when there is news. ~ Even bad news is easier than guessing.
      H<elsewhere> {helper} can keep one part of bedtime just as it was. ~ It works at any address.
      T<elsewhere> {he} can walk round the new place once and find the way out, the light and the tap. ~ A body rests better when it has looked for itself.
      T<elsewhere> {he} can name five things that are here now, and then four sounds. ~ It shows a body where it is.
      T<elsewhere,comforter> {he} can have {comforter} there at night. ~ There is no age limit for that.
      C<elsewhere> {he} can think, "It is out, and this is only for now."
      A<elsewhere> The fire is over, and what comes after it takes longer. Some things may come back, and some are gone and will be missed. It is all right to ask about the same one twice. For now there is a bed with somebody near it. Each dull night in it tells the body that it may go off duty.
    `,
    '11+': `
      D<elsewhere> A fire is over for the brigade when the last warm spot is cold. For those who lived there the rest of it begins, with forms, a temporary address and a list of things. {Name} may be jumpy, sleep badly and be short with people. It is what a nervous system does after an alarm: it stays on duty when the reason for it has gone. It is not weakness, and for most people it settles within some weeks.
      P<elsewhere> Adults spend such days on the phone and sound more certain than they are. "We do not know yet" is the most reliable thing that they say.
      P<elsewhere> People remark that things are only things. It is meant as comfort. A room is also the place where one could be oneself, and it is reasonable to miss it.
      Q<elsewhere> At night in that room, {Name} might notice ____. Tired and wide awake can share a bed.
      H<elsewhere> {helper} can pass on news of the home on the day it comes, the bad as well. ~ Guessing is worse.
      H<elsewhere> {helper} can tell the school, so that nobody asks for the missing book.
      T<elsewhere> {he} can make a list of what matters most. ~ Some of it may be found, and some of it can at least be told.
      T<elsewhere> {he} can look for the exit and the light switch once, and leave it at that.
      T<elsewhere,comforter> {he} can have {comforter} there at night. ~ Nobody has published an age limit.
      C<elsewhere> {he} can think, "That is over. This is for now."
      A<elsewhere> The fire is over, and the rest of it takes as long as it takes. Some things may be found and smell of smoke for a while, and some are gone. Each ordinary night at the temporary address takes the guard duty down a little. When it does not, there are people whose job it is to help with exactly that, and it is sensible to ask.
    `,
  },
};
