import { said, type NamedScene } from '../scene.ts';

/** Fingers or a thumb that are sucked, or sucked again since something changed: skin that is sore tells of it first. */
export const suckingAgain: NamedScene = {
  id: 'again',
  image: 'fingers that remember an old way to be calm',
  cue: said(
    String.raw`\b(?:suck(?:s|ing)?|chew(?:s|ing)? on) (?:on )?(?:(?:his|her|their) )?(?:(?:two|three|middle|own) )*(?:fingers|hand|thumbs?)\b[^]*\b(?:again|since|after|sore|cracked|raw|bleeding|red|peeling|started)\b|\b(?:again|since|started)\b[^.!?]{0,30}\bsuck(?:s|ing)? (?:on )?(?:his|her|their) (?:fingers|hand|thumb)|\bsuck(?:s|ing)? (?:on )?(?:(?:his|her|their) )?(?:(?:two|three|middle|own) )*fingers\b`,
    String.raw`\b(?:dummy|teeth|dentist|brace|teas\w*|laugh\w*|stories|story ?time)\b`,
  ),
  decides: true,
  answers: /\b(?:skin|fingers?|thumb) (?:is|are|gets?|has) (?:\w+ )?(?:sore|cracked|raw|red|bleeding|peeling)/i,
  titles: { young: 'Fingers Come Out and Dry', older: 'An Old Way to Be Calm' },
  roles: {
    suckers: {
      fallback: { text: 'fingers', plural: true },
      cues: [{ match: /\bthumb\b/i, phrase: { text: 'a thumb' } }],
    },
  },
  text: {
    '2-3': `
      D<again> In go the fingers, warm and wet. {Name} may do that to get calm. The skin gets wet, wet, wet. Then it is sore.
      P<again> Fingers like to be dry. Mouths like to be calm.
      Q<again> With dry fingers, {Name} may feel ____.
      H<again> {helper} can rub cream on.
      H<again> {helper} can have a cuddle ready.
      T<again> {he} can give fingers a job.
      T<again,comforter> {he} can squeeze {comforter}.
      C<again> {he} can say, "Out and dry!"
      A<again> Out they come. Pat, pat, dry. The cream is on. Good night, fingers. All ten are here.
    `,
    '4-5': `
      D<again> On a tired day, {suckers} may go into {his} mouth. It was like that when {Name} was a baby. Sucking is calm, and a body remembers that. But wet skin gets sore, and it can crack. Then the fingers hurt.
      P<again> Nobody plans it. Hands know the way by themselves.
      Q<again> When the fingers are in the mouth, {Name} may feel ____.
      H<again> {helper} can put cream on at night.
      H<again> {helper} can ask what sort of day it was.
      T<again> {he} can make two fists and rub them on {his} knees.
      T<again> {he} can ask for a hug. ~ It is calm as well.
      T<again,comforter> {he} can hold {comforter} with all the fingers.
      C<again> {he} can say, "Out you come, and dry."
      A<again> All ten fingers are dry, and the cream is on. Skin mends by itself when it gets some air. One day they may go in again. That is the old way to be calm. There are new ones too.
    `,
    '6-7': `
      D<again> Bodies keep old tricks in a drawer. In one of them {suckers} went into the mouth, and all was calm. On a long day {Name} may find the trick at work. It is not a baby thing. It is an old tool that comes to hand by itself.
      P<again> The skin on fingers is made for dry work. When it is wet for long, it cracks, as lips do in winter.
      P<again> Grown-ups have such tricks as well. They chew pens or twist their hair.
      Q<again> In the minute before, {Name} may feel ____. It may be tired, new or nothing at all.
      H<again> {helper} can put some thick cream on in the evening. ~ It gives skin a night off.
      H<again> {helper} can ask how the day was, and hear it.
      T<again> {he} can give those fingers a stone or a bit of cloth.
      T<again> {he} can press all ten fingers together and breathe out slowly.
      C<again> {he} can think, "Hello, old trick. I have a new one."
      A<again> Skin that stays dry mends in some days. The fingers hold a stone now, or a pencil, or somebody's hand. On an easy day there is less to calm down from. The drawer may stay shut then, more and more.
    `,
    '8-10': `
      D<again> Every body has methods for calming down, and the oldest is older than memory. Babies suck on {suckers}, and it makes them calm. On a long day {Name} may discover the method at work, without having chosen it. It says nothing about being grown-up. It says that there is something to calm down from.
      P<again> Skin is waterproof for a while and not for an evening. Once it is cracked, it stings, and then hands go back to the mouth because they sting.
      P<again> Adults who bite pens in a meeting are doing much the same. They would be surprised to be told.
      Q<again> When the fingers go up, {Name} might notice ____. It helps to know what came just before.
      H<again> {helper} can get a plain thick cream and see to it that it goes on every night. ~ Cracks close when they are left alone.
      H<again> {helper} can ask about the day rather than about the fingers.
      T<again> {he} can find out when it happens, for three days, and put something into the hand at that hour.
      T<again> {he} can press the palms together for ten slow counts. ~ It calms a body from another side.
      C<again> {he} can think, "Something is up. My fingers noticed first."
      A<again> The cracks close, first at the edges. Fingers that have a stone or a pencil are busy, and in time they go for it by themselves. Quiet days help as well. The old method stays in its drawer for another time.
    `,
  },
};
