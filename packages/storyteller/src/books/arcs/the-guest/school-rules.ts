import type { Rule } from './rules.ts';

/** What is kept in a classroom, by guests who have never been in one. */
export const SCHOOL_RULES: readonly Rule[] = [
  {
    line: 'One peg each',
    pose: 'reach',
    big: {
      young: (h) => `${h} leaned on a peg. Pop! All the pegs.`,
      middle: (h) => `${h} had nothing to hang up, so leaned there instead. Twenty pegs came down in a row.`,
      old: (h) =>
        `${h} had brought nothing to hang up, and felt it, and so hung on for a moment instead. The peg came away. It brought its friends. Twenty-nine coats lay down on the floor, with a long soft sigh.`,
    },
    middling: {
      young: (h) => `${h} put on all the coats. Every single one.`,
      middle: (h) => `${h} took what was on the peg and put it on. It went so well that ${h} did the next.`,
      old: (h) =>
        `${h} saw what was wanted at once. There was a peg, and there was something on it, waiting to be worn. When they came out for play, all the coats were on ${h}, who could not bend, and was very warm.`,
    },
    small: {
      young: (h) => `Up went ${h}. On the peg. Help! Down, please.`,
      middle: (h) => `${h} hung up neatly by the loop, and then could not get down. It was a long time until play.`,
      old: (h) =>
        `${h} thought that one waited there, among the bags, to be fetched at the end of the day. It was all a little high up, and one saw mostly hats. Nobody looked for ${h} until play.`,
    },
  },
  {
    line: 'Quiet, please',
    pose: 'cover',
    big: {
      young: (h) => `${h} only breathed. Whoosh! Off flew the paper.`,
      middle: (h) => `${h} did not say a word, and only breathed. Every bit of paper in the room went up.`,
      old: (h) =>
        `${h} did not make a sound for two whole minutes, and then had to breathe out. Thirty pictures left the wall together. They went round the room twice, looking for somewhere to land, and the register went with them.`,
    },
    middling: {
      young: (h) => `Hic! "That was not me," said ${h}. Hic!`,
      middle: (h) => `${h} was so quiet that it turned to hiccups. Each was louder for having been kept in.`,
      old: (h) =>
        `${h} held everything in, and it went well until the hiccups. There is nothing so loud as a hiccup that is sorry. They came one by one, each with a gap before it, and soon the whole room was waiting for the next.`,
    },
    small: {
      young: (h) => `${h} was so quiet. "Is anybody there?" they said.`,
      middle: (h) => `${h} was quieter than anybody had ever been. At ten o'clock they marked ${h} away.`,
      old: (h) =>
        `${h} was so very quiet that they forgot. The register was read, and nobody answered to ${h}, because it had said quiet. A line was drawn through the name, and somebody put a pile of atlases down on the place.`,
    },
  },
  {
    line: 'Line up in twos',
    pose: 'stand',
    big: {
      young: (h) => `Two by two. ${h} was two. And three!`,
      middle: (h) => `${h} was the first two, and the next two as well. The rest of the line was in the yard.`,
      old: (h) =>
        `${h} took a place in the line, and the line had nowhere else to be. Its front half came out at the hall. Its back half was in the yard, being rained on, and could only hear that it had begun.`,
    },
    middling: {
      young: (h) => `${h} held on tight. Too tight! Down went everybody.`,
      middle: (h) => `${h} was told to hold on to somebody, and chose both ends. After that it was a ring.`,
      old: (h) =>
        `${h} was given a partner, and was so pleased to have one that there could be no question of letting go. They went to the hall together. They came back together, and one of them had only wanted to sharpen something.`,
    },
    small: {
      young: (h) => `Off they went. Step, step, step. Wait for ${h}!`,
      middle: (h) =>
        `${h} lined up so well that nobody saw. They had gone to the hall and back before ${h} reached the door.`,
      old: (h) =>
        `${h} kept exactly level with the feet in front for the first three steps. After that there were other feet. When the class had been to the hall, sung everything and come back, they met ${h}, just setting out.`,
    },
  },
  {
    line: 'Find a space',
    pose: 'sit',
    big: {
      young: (h) => `${h} sat on the mat. No more mat.`,
      middle: (h) => `${h} found a space, and then there were no others. The rest of the class sat in the sink.`,
      old: (h) =>
        `${h} found a good big space and let it be filled. It is surprising how much of a room can be under one guest. They took the lesson in the corridor, through the gap, and nobody could see the board for ${h}.`,
    },
    middling: {
      young: (h) => `A space! ${h} got in the cupboard. Thud.`,
      middle: (h) => `${h} found one that nobody else had thought of, on top of the cupboard, facing the wall.`,
      old: (h) =>
        `${h} looked at all the spaces there were, and did not want to take anybody's. In the end there was a good one, in the paint cupboard. It was dark, but it was certainly a space, and the door closed by itself.`,
    },
    small: {
      young: (h) => `So much space! ${h} walked and walked and walked.`,
      middle: (h) => `${h} found so much of it that there was nowhere to stop. It took until the bell.`,
      old: (h) =>
        `${h} had never seen so much space, and could not choose. It seemed rude to take the middle, and the edge was a long walk. When the lesson ended ${h} was still on the way, and had got as far as the second table.`,
    },
  },
];
