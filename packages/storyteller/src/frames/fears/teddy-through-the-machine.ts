import { said, type NamedScene } from '../scene.ts';

/** At airport security somebody dear goes through the machine alone: what happens in there, and where they meet again. */
export const teddyThroughTheMachine: NamedScene = {
  id: 'tunnel',
  image: 'a soft toy in a tray, which goes in at one end of a tunnel and comes out at the other',
  cue: said(
    String.raw`\b(?:teddy|bear|bunny|rabbit|blanket|blankie|toys?|doll|cuddly|comforter)\b[^.!?]{0,60}\b(?:x-?ray|scanner|machine|security|tray|belt|conveyor)\b|\b(?:x-?ray|scanner|machine|security|tray|belt|conveyor)\b[^.!?]{0,60}\b(?:teddy|bear|bunny|rabbit|blanket|blankie|toys?|doll|cuddly|comforter)\b`,
  ),
  decides: false,
  answers: /\b(?:teddy|bear|bunny|rabbit|blanket|blankie|toys?|doll|security|x-?ray|giv\w+|let go)\b/i,
  titles: { young: 'A Ride in a Tray', older: 'In at One End, Out at the Other' },
  roles: {
    dear: {
      fallback: { text: 'the toy' },
      cues: [
        { match: /\bteddy\b/i, phrase: { text: 'Teddy' } },
        { match: /\bbunny\b/i, phrase: { text: 'Bunny' } },
        { match: /\brabbit\b/i, phrase: { text: 'the rabbit' } },
        { match: /\bbear\b/i, phrase: { text: 'the bear' } },
        { match: /\bblank(?:et|ie)\b/i, phrase: { text: 'the blanket' } },
        { match: /\bdoll\b/i, phrase: { text: 'the doll' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<tunnel> At the airport {Name} may see a machine. It is like a short tunnel, and each bag goes in. {dear} goes in too, in a tray. The machine takes a picture of what is inside. It does not hurt. Then the tray comes out at the other end.
      P<tunnel> Grown-ups put in their coats and even their shoes. They look for them at the other end.
      P<tunnel> The people at the machine see lots of bears and bunnies. They know how dear those are.
      Q<tunnel> When the tray rolls in, {Name} may feel ____.
      H<tunnel> {helper} can go first and stand at the other end.
      H<tunnel> {helper} can put {dear} in last. ~ Then the wait is short.
      T<tunnel> {he} can tell {dear}, "See you soon."
      T<tunnel> {he} can wave at the tunnel and then walk on.
      C<tunnel> {he} can think, "In here, out there."
      A<tunnel> Out comes the tray, with {dear} in it. The ride was short, and nothing is gone. Now there are two arms for a hug. Then it is on to the plane.
    `,
    '6-7': `
      D<tunnel> At an airport, all that people carry goes through an X-ray machine. {Name} may not like to give up {dear} for that. The tray rolls into a short tunnel, and the machine takes a picture. X-rays do a soft toy no harm, and nothing can be felt. People walk through a gate next to it. Then the tray comes out again.
      P<tunnel> The people there look for things that may not be on a plane. They do it with each bag, whoever it belongs to.
      P<tunnel> Many travellers dislike this part. They pat their pockets until they have it all back.
      Q<tunnel> When the tray goes in, {Name} may feel ____. It may change when it comes out.
      H<tunnel> {helper} can go first and watch for the tray.
      H<tunnel> {helper} can tell the staff that this one is dear. ~ They can say when it is out.
      T<tunnel> {he} can put {dear} in the tray, and choose which way up.
      T<tunnel> {he} can count slowly from one until the tray is back.
      C<tunnel> {he} can think, "In at one end, out at the other."
      A<tunnel> The tray came out, and {dear} lay in it just as before. On a screen there was a picture for a moment. Now the bags are shut, and the shoes are on. The plane is the next thing, and this part of the airport is behind.
    `,
    '8-10': `
      D<tunnel> Airport security makes no exceptions, so laptops, coats and soft toys all take the same ride. {Name} may find it hard to hand over {dear}, even for a short time. The tray goes into a tunnel, where an X-ray picture is taken. X-rays do no harm to cloth or stuffing. On the other side the belt comes out again, and people are sorting out whose shoes are whose.
      P<tunnel> The officer at the screen sees outlines all day: keys, combs, and quite a number of bears. Nobody there thinks it strange, because many people travel with something dear.
      Q<tunnel> While the tray is out of sight, {Name} might feel ____. It can be short and strong.
      H<tunnel> {helper} can walk through first, so that somebody is standing at the far end.
      T<tunnel> {he} can put {dear} in the same tray as a coat, so that they stay together.
      T<tunnel> {he} can ask to go through just after the tray went in.
      C<tunnel> {he} can think, "Same tray, other end."
      A<tunnel> The belt hums, and the tray arrives with everything that was put into it. {dear} has been seen from the inside and cleared to fly. There is a plane to catch now, with both hands full again.
    `,
  },
};
