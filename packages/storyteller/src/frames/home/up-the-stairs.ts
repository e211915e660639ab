import { said, type NamedScene } from '../scene.ts';

/** The way up to bed, and a child who does not want the day to be over. */
export const upTheStairs: NamedScene = {
  id: 'wayup',
  image: 'the way to bed, step by step',
  cue: said(
    String.raw`\b(?:screams?|cries|crying|screaming|refus\w+|won'?t|tantrums?|fights?|runs? (?:away|off)|hides|kicks? off|fuss|melts? down|meltdowns?|battle\w*)\b[^]*\b(?:(?:go|going|come|coming|head|take|get)(?:es|s)? (?:him |her |them )?up ?stairs|up the stairs|(?:say|says|mention|hear\w*) (?:it'?s )?(?:bed ?time|bed)|(?:it'?s|its|when it is|as soon as it'?s|comes to|time for|at) bed ?time|time (?:for|to go to) bed|(?:go|goes|going) to bed without (?:a |an )?(?:\w+ )?(?:fight|battle|argument|row|tantrum|fuss|screaming))\b`,
    String.raw`\b(?:stays? (?:with|at) (?:me|(?:his |her |their |my )?(?:nan|gran|aunt)\w*)|rings? (?:his|her|their)? ?(?:mum|mom|dad)\w*|dark|monsters?|alone|nightmares?|only (?:wants|lets)|daddy|dad does|stories|story|out of bed|thoughts?|scared|afraid|frightened|without me|on (?:his|her|their) own|by (?:him|her|them)sel\w+|day ?time|own (?:room|bed)|stays? up|later than|hungry|eat|dinner|food|drink|milk|bottle|dummy|ipad|tablet|screens?|tv|telly|phone|teeth|bath|pyjamas|since|nap|lost|left (?:his|her|their|it)|leaves? (?:the|his|her|their) (?:bed)?room|gone|cries for)\b`,
  ),
  decides: true,
  titles: { young: 'Night-Night, Chair and Day', older: 'The Way to Bed' },
  text: {
    '2-3': `
      D<wayup> The day is nearly over. It is time for bed. {Name} may want to stay here. The toys are here. The bed is there.
      P<wayup> It is hard to stop a day.
      Q<wayup> On the way, {Name} may feel ____.
      H<wayup> {helper} can hop along.
      H<wayup> {helper} can carry a toy up.
      T<wayup> {he} can wave to three things.
      T<wayup> {he} can go up like a cat.
      T<wayup,comforter> {he} can carry {comforter}.
      C<wayup> {he} can say, "Night-night, chair."
      A<wayup> Night-night, chair. Night-night, car. Up go the feet, tap, tap. Here is the bed. Hello, bed!
    `,
    '4-5': `
      D<wayup> The way to bed begins in the middle of something. There may be a toy, a voice and a light on. {Name} may want to stay where all that is. Upstairs or along the hall it is quiet. It looks as if the day were taken away.
      P<wayup> Those who stay up have no party. They wash cups and yawn.
      Q<wayup> When somebody says "bedtime", {Name} may feel ____.
      H<wayup> {helper} can say it ten minutes before. ~ Then it is no surprise.
      H<wayup> {helper} can make the way to bed a game.
      T<wayup> {he} can say night-night to three things on the way.
      T<wayup> {he} can go like a cat, with no sound.
      T<wayup,comforter> {he} can show {comforter} the way to bed.
      C<wayup> {he} can say, "Night-night, day. You come back."
      A<wayup> Three things got a night-night, and then came the bed. It was soft and had been waiting. Somebody turns off the last light. Tomorrow the day starts at breakfast, with everything in it.
    `,
  },
};
