import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TRIP = String.raw`\b(?:residential|(?:school|class|year \w+|brownie|cub|scout|guide) (?:trip|camp|holiday|journey|exchange)|pgl|outdoor (?:centre|center)|activity (?:week|centre))\b`;
const NIGHTS = String.raw`\b(?:nights?|overnight|sleep(?:s|ing)?|residential|pgl|a week|five days|three days|miss(?:es|ing)? (?:home|us|me|mum|his|her)|homesick|share a room|sharing a room|bunk|dorm\w*|abroad|france|spain|germany|away from (?:home|us|me))\b`;

/** Groups that go away with leaders and not with teachers. */
const UNIFORMED = /\b(?:brownies?|cubs?|beavers?|scouts?|girl ?guid(?:es|ing)|guides)\b/i;

/** Some nights away with the class. */
export const nightsWithTheClass: NamedScene = {
  id: 'classnights',
  image: 'a bunk, a torch and the quiet ten minutes after lights out',
  cue: said(
    `(?=[^]*(?:${TRIP}))(?=[^]*(?:${NIGHTS}))`,
    String.raw`\b(?:(?:nobody|no ?-?one) wants to share|wets?|bed-?wetting|sleep[- ]?(?:walk|talk)\w*|(?:walk|talk)(?:s|ing)? in (?:his|her|their) sleep|pull[- ]?ups|(?:only|just) eats|sauces?|starv\w*|foods?|choose (?:his |her |their )?(?:dinners?|what)|loved|had a (?:great|lovely)|came back|cancel\w*|not going|can['’]?t afford)\b`,
  ),
  decides: true,
  titles: { young: 'A Bunk and a Torch', older: 'Ten Minutes After Lights Out' },
  roles: {
    teacher: { ...TEACHER, cues: [...TEACHER.cues, { match: UNIFORMED, phrase: { text: 'a leader' } }] },
    crowd: {
      fallback: { text: 'the class' },
      cues: [
        { match: /\bbrownies?\b/i, phrase: { text: 'the Brownies', plural: true } },
        { match: /\bcubs?\b/i, phrase: { text: 'the Cubs', plural: true } },
        { match: /\bbeavers?\b/i, phrase: { text: 'the Beavers', plural: true } },
        { match: /\bscouts?\b/i, phrase: { text: 'the Scouts', plural: true } },
        { match: /\b(?:girl ?guid(?:es|ing)|guides?)\b/i, phrase: { text: 'the Guides', plural: true } },
      ],
    },
  },
  text: {
    '6-7': `
      D<classnights> {crowd goes} away, and there are beds to sleep in. {Name} may wonder how it is to be so far from home at night. There is a bunk, a bag and a torch, and friends who giggle. By day there is a lot to do. The missing comes mostly in the ten quiet minutes after lights out.
      P<classnights> Others in the room lie awake, too. They keep quiet so that nobody hears it.
      P<classnights> The grown-ups sleep near with the door a bit open. They know about missing home.
      Q<classnights> When the light goes out, {Name} may feel ____.
      H<classnights> {teacher} can say beforehand where the grown-ups sleep at night.
      H<classnights> {helper} can put a small note in the bag for each night.
      T<classnights> {he} can whisper to the next bunk, "Are you awake?"
      T<classnights> {he} can think of three good bits of the day.
      T<classnights,comforter> {he} can put {comforter} at the very bottom of the bed.
      C<classnights> {he} can think, "Ten quiet minutes, and then I sleep."
      A<classnights> Each night ends in a morning with toast. The bag comes home with wet socks and one sock too many. So much can be told that it takes all supper. To be away and to miss home can both be true.
    `,
    '8-10': `
      D<classnights> A few nights away with {crowd} come with a list: wellies, torch, seven pairs of socks. It does not say how it is at half past nine, with the light out and home far away. {Name} may be thinking about exactly that. The days on such trips are full from morning to night, and there is little time to miss anything. Missing home comes in the gap between lying down and falling asleep. For most people it gets shorter each night.
      P<classnights> In a room with six bunks there are mostly four people who think of home. All four believe that they are the only one. The adult along the corridor is there for just that, at night as well.
      P<classnights> The adults on those trips sleep badly and know it beforehand. Somebody at their door at ten o'clock is what they are there for.
      Q<classnights> In the first minute after lights out, {Name} might feel ____.
      H<classnights> {teacher} can tell {him} now which door to knock on at night. ~ A door that is known is seldom needed.
      H<classnights> {helper} can write one short note for each evening, sealed. ~ They get opened in the bunk.
      T<classnights> {he} can ask who would like to be in the same room, before the list is made.
      T<classnights> {he} can tell the next bunk the funniest thing of the day. ~ It fills most of the gap.
      T<classnights,comforter> {he} can pack {comforter} inside a pillowcase, where nobody looks.
      C<classnights> {he} can think, "It is the gap. Morning is on the other side."
      A<classnights> On the last day the bag is heavier than before, because everything in it is wet. There is mud in the torch. Somewhere on the coach home a person falls asleep with an open mouth. Nights away are made of one gap each, and whoever has been through one knows the way through the next.
    `,
    '11+': `
      D<classnights> The letter about the trip gives the price, the coach and the kit. It says nothing about the rooms, and the rooms are what everybody thinks about. {Name} may have gone through the possible lists: who is in, who is left over, and how a night goes in a strange bed. The days look after themselves, being full. What is left is half an hour around eleven, and five or six people who know each other only by day.
      P<classnights> Those lists are made late at night, with a rubber. A quiet word beforehand is the most effective thing there is, and hardly anyone uses it.
      P<classnights> The loudest in the room at midnight are often the ones who like the dark least.
      Q<classnights> Standing in the doorway with a bag, {Name} might notice ____.
      H<classnights> {teacher} can hear in private who would be a good person to share with, and who would not.
      H<classnights> {helper} can agree on how often to write, so that no message is just a message. ~ Too many make it worse on both sides.
      T<classnights> {he} can settle it with one person now: same room, or at least the next bunk.
      T<classnights> {he} can pack one thing that makes any bed familiar, such as a pillowcase from home.
      C<classnights> {he} can think, "Half an hour at night. The rest is daylight."
      A<classnights> By the second night a room has its own rules, its own joke and somebody who snores. Missing home turned up at eleven and went, as it does, without anyone having seen it. People come back from these trips with one friend more than they left with, and very little clean. Being away is mostly a matter of knowing which half hour it is.
    `,
  },
};
