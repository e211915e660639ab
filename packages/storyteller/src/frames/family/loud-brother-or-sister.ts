import { said, type NamedScene } from '../scene.ts';

const SIBLING = String.raw`\b(?:(?:his|her|their) (?:\w+ ){0,2}(?:brother|sister|twin|sibling)|(?:brother|sister|sibling) (?:who |that )?(?:is|has|with))\b`;
const CONDITION = String.raw`\b(?:autis\w*|asd|adhd|pda|disab\w*|special needs|learning|down'?s|needs|non-?verbal|send?)\b`;

/** A brother or sister with a disability who hits, bites or throws when everything is too much, and the fright of the other child. */
export const loudBrotherOrSister: NamedScene = {
  id: 'storm',
  image: 'a door to go through when it gets too much for somebody else',
  cue: said(
    String.raw`(?=[^]*${SIBLING})(?=[^]*${CONDITION})(?=[^]*\b(?:scared|frightened|afraid|terrified|hides?|hiding|flinch\w*|upset|hurts? (?:him|her|them)|cries|crying|nervous|jumpy)\b)[^]*\b(?:hits?|hitting|bites?|biting|kicks?|kicking|scratch\w*|throws?|throwing|lash\w*|meltdowns?|melts? down|melting down|attack\w*|hurts?|smash\w*|rages?|violent|aggress\w*)\b`,
    String.raw`\bseizures?|(?:his|her) (?:own )?meltdowns|(?:he|she) (?:is|has|'s) (?:autis\w*|adhd|asd) (?:and|but) (?:his|her) (?:brother|sister)`,
  ),
  decides: true,
  answers: /\b(?:bit\w*|hit\w*|kick\w*|melt\w*|frighten\w*|scared|autis\w*|afraid|throw\w*|lash\w*)\b/i,
  titles: { young: 'A Door to Go To', older: 'A Plan With a Door in It' },
  text: {
    '4-5': `
      D<storm> {who} needs help when it is all too much. Then it gets loud, and it may hurt somebody. That can be scary, and {Name} may want to run. It is fine to go away from it. No child made it so, and no child needs to stop it.
      P<storm> {who} does not plan it. A body that is too full cannot listen. It helps to wait.
      Q<storm> When it gets loud, {Name} may feel ____.
      H<storm> {helper} can come to the door soon.
      H<storm> {helper} can look at what hurts, and hold {him}.
      T<storm> {he} can go to the other room at once.
      T<storm> {he} can call for a grown-up.
      C<storm> {he} can think, "I go to my door. A grown-up helps."
      A<storm> It is quiet again, and the door is open. It was scary, and it is fine to say so. One child needs a hug, and one needs a different way. There is somebody for both.
    `,
    '6-7': `
      D<storm> {who} needs more help when everything gets too much. Then there is shouting, and it may hurt somebody. {Name} may be scared, and that makes sense. It may start with a noise, or with a small change. Nobody needs to stay and be hit. Keeping everyone safe is the work of the grown-ups.
      P<storm> A brain that is too full cannot hear words like "stop". Later it can. That is the reason, and it still hurts.
      P<storm> Grown-ups may run to the loud one first. They have not forgotten the quiet one.
      Q<storm> When it begins, {Name} may feel ____. It may be in the legs or in the tummy.
      H<storm> {helper} can make a plan: which room, and who comes after. ~ A plan is good to have before.
      H<storm> {helper} can come afterwards and ask, "Are you hurt?" ~ Both children may need help, in a different way.
      T<storm> {he} can go through the door that was agreed. It is not telling tales, and it is not mean.
      T<storm> {he} can tell later what was scary. Being fond of somebody and being scared go together.
      C<storm> {he} can think, "This is not mine to stop. I go to my door."
      A<storm> It is quiet behind the door, and soon in front of it. {who} is tired, and so are the others. Somebody comes and sits down, and that is the way it was planned. {Name} may be cross, sad or fond. All of it can be said.
    `,
    '8-10': `
      D<storm> {who} needs more help than others when everything gets too much. It may come out as shouting, throwing or biting. {Name} may have learned to hear it coming, and may be frightened by it. That is a sensible answer to being hurt. The reason is a brain that is overloaded, and not a plan against anybody. Even so, nobody is expected to be the one who gets hit.
      P<storm> Afterwards {who} may be sorry, or may not remember much. An overloaded brain keeps poor records.
      P<storm> Adults tend to go to the loudest place first. It can look like a choice between two children, and it is only the order in which they run.
      Q<storm> When it starts, {Name} might feel ____. It may be fear first and anger later.
      H<storm> {helper} can agree on a plan on a calm day: which door, which signal, and who comes afterwards.
      H<storm> {helper} can come to {Name} as soon as it is over, and listen to the whole of it.
      T<storm> {he} can leave the room as soon as it begins. ~ It is the safest help there is.
      T<storm> {he} can say to a grown-up if it happens often or hurts badly. ~ Then more help can be found.
      C<storm> {he} can think, "It is not against me, and I can still go."
      A<storm> The house is quiet again, and there is a door that did its job. {who} needs one kind of help, and {Name} needs a different one. Neither is too much to ask. It is possible to be fond of somebody and to be frightened of a moment. There is room for both at the table.
    `,
    '11+': `
      D<storm> Living with a person who needs more help is a bit like living near the sea: there are signs, and days without any. {who} may shout, hit or bite when it gets too much, and {Name} may have become good at reading the weather. Being frightened of it is no disloyalty. The reason is an overload and nothing personal, and a bruise is a bruise all the same. Keeping people safe is a job for the adults, and so is finding help with it.
      P<storm> Parents in the middle of it have two children and one pair of hands. Which child they reach first says something about noise and nothing about rank.
      P<storm> Friends may not understand why somebody stays so long in the library. One of them can be told, in as many words as seem right.
      Q<storm> At the first sign, {Name} might notice ____. A body learns such signs quickly.
      H<storm> {helper} can agree beforehand on a way out, a room that locks or a house nearby, and look in afterwards.
      H<storm> {helper} can take it to the people who help {who}, as a matter for the whole family.
      T<storm> {he} can leave at once and without explanation. ~ It is the agreed plan, and no desertion.
      T<storm> {he} can say on a calm day what it is like. ~ It tends to be news to people who were busy with the other end.
      C<storm> {he} can think, "I know the reason, and I may still leave the room."
      A<storm> The noise is over, and somebody is picking up the books. {who} needs one kind of help, and whoever was in the way needs a different one. It is quite possible to love a brother or sister, to be tired of the situation and to lock a door. None of the three cancels the others.
    `,
  },
}; // prettier-ignore
