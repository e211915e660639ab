import { said, type NamedScene } from '../scene.ts';

/** A dish that smells good, somebody who leans over to it, and the first spoonful that is not eaten yet. */
export const firstSpoonful: NamedScene = {
  id: 'firstspoon',
  image: 'a nose that has eaten for a long time before the spoon goes in',
  cue: said(
    String.raw`\b(?:fear|afraid|scared|frightened|nervous|worried|does ?n['’]?t dare|won['’]?t dare|too (?:shy|scared))\b[^.]{0,40}\b(?:first (?:spoonful|bite|taste|mouthful|forkful|try)|(?:to|of) (?:try|taste|tast)\w*)\b|\b(?:smells?|sniffs?|leans?)\b[^.]{0,40}\bbut\b[^.]{0,40}\b(?:won['’]?t|not|fear|scared|never)\b|\b(?:sniffs|smells)\b[^.]{0,24}\b(?:won['’]?t|does ?n['’]?t|never)\b|\b(?:likes? the smell|leans (?:right )?over)\b`,
    String.raw`\b(?:medicine|allerg\w*|reaction|chok\w*|gag\w*|vomit\w*|sick|lunch ?box|spoon[- ]?feed\w*|fed)\b`,
  ),
  decides: false,
  answers: /\b(?:sandwich|smell\w*|leans?|spoonful|fear|first|stew|looking|cook\w*)\b/i,
  titles: { young: 'The Nose Goes First', older: 'The Nose Goes First' },
  text: {
    '4-5': `
      D<firstspoon> Steam goes up from a pot, and a nose goes over it. That is the first bit of eating. {Name} may like the smell and not want a bite. A nose can stay far away, and a mouth can not. So the mouth needs more time.
      P<firstspoon> The one who cooked likes to see a nose over the pot. It is a kind of thank you.
      Q<firstspoon> With a spoon of something new, {Name} may feel ____.
      H<firstspoon> {helper} can put a tiny bit in a small bowl.
      H<firstspoon> {helper} can eat it too, and talk about other things.
      T<firstspoon> {he} can dip in a corner of bread and lick it.
      T<firstspoon> {he} can say what it smells of.
      C<firstspoon> {he} can think, "Nose first. The mouth can wait."
      A<firstspoon> The nose has been there, and it knows a lot now. Maybe a lick came after it, and maybe not today. The pot will smell like that another time. Food has no legs, so it can wait.
    `,
    '6-7': `
      D<firstspoon> Eating begins in the nose, long before a spoon is in the mouth. {Name} may lean over a bowl, smell it and like that. Then comes the spoon, and a big no is there. It is an old guard in the head that does it. The guard lets the nose have a look at once. For the mouth it wants to be sure.
      P<firstspoon> Cooks are glad of a nose over a pot. They know that it is how most people begin.
      P<firstspoon> Other people have a guard too. With grown-ups it often sits at mushrooms or fish.
      Q<firstspoon> With the first spoonful so near, {Name} may feel ____. It can be two things at once.
      H<firstspoon> {helper} can serve half a teaspoon in a cup. ~ It looks like less than a whole plate.
      H<firstspoon> {helper} can leave bread next to it and say nothing. ~ A quiet table makes a guard sleepy.
      T<firstspoon> {he} can dip the tip of a bit of bread and only lick it. ~ That counts.
      T<firstspoon> {he} can guess with the nose what is in there. ~ The cook knows if it is right.
      C<firstspoon> {he} can think, "The nose says yes. The mouth may take its time."
      A<firstspoon> Smelling was the first step, and it is done. The next one may be a lick or a crumb, some day. Some food turns out to be fine, and some does not. A guard that is not pushed falls asleep by and by.
    `,
    '8-10': `
      D<firstspoon> Most of what people call taste is smell, so whoever leans over a pot has begun to eat. {Name} may enjoy that part and stop dead at the first spoonful. There is a guard in the brain that keeps unknown things out of the mouth. It is old and well-meaning, and it has no objection to noses. What it wants is a little proof.
      P<firstspoon> Cooks notice who smells a dish. Many of them take it as a compliment, even when the plate stays empty.
      P<firstspoon> Everyone at a table has something that the guard will not let in. Adults merely call it not being fond of it.
      Q<firstspoon> With the spoon half way up, {Name} might notice ____.
      H<firstspoon> {helper} can offer half a teaspoon in a cup and talk about something else. ~ Nobody tastes well with an audience.
      H<firstspoon> {helper} can say what is in it, down to the last herb. ~ Guards like lists.
      T<firstspoon> {he} can dip a crust and touch it with the tongue. ~ That is a taste, in the strict sense.
      T<firstspoon> {he} can stir, smell and guess the ingredients. ~ It is half of cooking.
      C<firstspoon> {he} can think, "Nose first. The rest can follow when it likes."
      A<firstspoon> The nose has filed its report, and it was a good one. Whether a spoon follows today or in a month is open. The guard steps aside for things it has met often and quietly. Until then the food gives off steam, and that is free.
    `,
  },
};
