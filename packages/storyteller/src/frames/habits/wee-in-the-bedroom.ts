import { said, type NamedScene } from '../scene.ts';

/** A wee that is done in the bedroom, on the floor or in a bin, instead of going along a dark landing or out of a warm bed. */
export const weeInTheBedroom: NamedScene = {
  id: 'weeroom',
  image: 'a bucket with a lid, and a way with a light on it',
  cue: said(
    String.raw`\b(?:wees?|weed|weeing|pees?|peed|peeing|urinat\w+|goes to the toilet|does (?:a|his|her|their) wee)\b[^.!?]{0,24}\b(?:on|in|into|behind|all over|against)\b[^.!?]{0,14}\b(?:bedroom|(?:his|her|their|the) (?:own )?room|bin|wardrobe|toy ?box|drawers?|radiator|bottles?)\b(?![^.!?]{0,16}\b(?:at (?:school|nursery|pre-?school)|bathroom))|(?=[^]*\b(?:bedroom|(?:his|her|their) (?:own )?room|at night|in the night)\b)[^]*?\b(?:wees?|weed|weeing|pees?|peed|peeing|urinat\w+|goes to the toilet|does (?:a|his|her|their) wee)\b[^.!?]{0,24}\b(?:on|in|into|behind|all over|against)\b[^.!?]{0,14}\b(?:carpet|corner|rug|floor)\b`,
    String.raw`\b(?:school|nursery|pre-?school|class\w*|shower|bath|garden|bush\w*|park|car\b|seat\b|miss(?:es|ing)|aim|laugh\w*|asleep|sleep ?walk\w*|wets? the bed|potty ?train\w*|nappy|accident|dog|puppy|cat)\b`,
  ),
  decides: true,
  answers: /\b(?:night|toilet|bedroom|floor|rather|instead|bin|corner|carpet|wees?|weeing)\b/i,
  titles: { young: 'Where the Wee Goes at Night', older: 'A Light Along the Landing' },
  text: {
    '2-3': `
      D<weeroom> It is night. Here comes a wee. {Name} may do it in the room. Then the floor is wet and cold. A potty can stand by the bed. Plop, in it goes.
      P<weeroom> Grown-ups need a wee at night, too.
      Q<weeroom> When it comes, {Name} may feel ____.
      H<weeroom> {helper} can bring a potty.
      H<weeroom> {helper} can leave a light on.
      T<weeroom> {he} can sit on the potty.
      T<weeroom> {he} can call out.
      C<weeroom> {he} can say, "Wee in the potty."
      A<weeroom> The wee is in the potty. The floor is dry. Feet are warm. Back to bed. Night-night, potty.
    `,
    '4-5': `
      D<weeroom> At night the toilet can seem a long way off. It is dark, and the bed is warm. So {Name} may do a wee in the bedroom. But a floor cannot flush. It stays wet, and it smells. A potty can help, or a light on the way.
      P<weeroom> Grown-ups are sleepy at night as well. They may sound cross about a wet floor. They would rather be called.
      Q<weeroom> When a wee comes at night, {Name} may feel ____.
      H<weeroom> {helper} can put a potty in the room.
      H<weeroom> {helper} can put a small light on the way.
      T<weeroom> {he} can call, "I need a wee!"
      T<weeroom> {he} can go to the toilet last thing before bed.
      C<weeroom> {he} can think, "Light, wee, back to bed."
      A<weeroom> The wee is where it goes, and the floor is dry. In the morning a grown-up takes the potty away. If it happens again, there is a cloth, and two can wipe. The bed is still warm.
    `,
    '6-7': `
      D<weeroom> In the middle of the night, a toilet can be far. The landing is dark, the floor is cold, and the bed is warm. So {Name} may have done a wee in the bedroom. Children do that more often than people think. But a carpet keeps a wee, and after some days it smells. There are better places, and they can be easy to reach.
      P<weeroom> Grown-ups who find it may be cross or worried. Mostly they want to know what was hard about the way. They can only change what they hear about.
      Q<weeroom> When it is dark and a wee comes, {Name} may feel ____.
      H<weeroom> {helper} can put up a light, or a bucket with a lid.
      H<weeroom> {helper} can come along, if {he calls}. ~ It is better to be woken than to find it.
      T<weeroom> {he} can say what is hard: the dark, the cold or a noise.
      T<weeroom> {he} can tell somebody when the floor is wet. Then it can be washed at once.
      C<weeroom> {he} can think, "There is a good place, and I can get there."
      A<weeroom> There is a light to the toilet now, and the rug is clean. On some nights it works. On others there is a cloth and some soap. Whoever tells it gets help and no shouting. Then feet go back under the blanket, where it is still warm.
    `,
    '8-10': `
      D<weeroom> Some children do a wee in the bedroom, in a bin or a corner. It is more common than people admit. {Name} may have done that. The reason may be a dark landing, a cold floor, somebody else's snoring, or just not wanting to get up. After the first time it is easier, and telling gets harder. A smell does the telling in the end. It is not dirty to have a reason. What is needed is a better place.
      P<weeroom> Parents who find out may be louder than they meant to be. Behind it is mostly a question: what is so hard about the way? They cannot guess it.
      Q<weeroom> When it is night and {Name needs} to go, {he} might feel ____.
      H<weeroom> {helper} can put up a light, or a bucket with a lid, and leave it at that.
      H<weeroom> {helper} can ask a doctor or a school nurse, if it goes on or if it hurts. ~ Bodies can have reasons too.
      T<weeroom> {he} can say, or write down, what makes it hard to go.
      T<weeroom> {he} can help to wash it once, and then it is done with.
      C<weeroom> {he} can think, "It is twelve steps, and there is a light."
      A<weeroom> The carpet has been scrubbed, and the window is open. A light goes on by itself on the way to the toilet, which is even a bit impressive. If it happens again, it can be said in one sentence. Nobody outside needs to hear of it, since it is a matter for the family and a mop.
    `,
  },
};
