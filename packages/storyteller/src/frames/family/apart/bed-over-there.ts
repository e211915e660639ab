import { said, type NamedScene } from '../../scene.ts';
import { AT_THE_OTHERS } from './one-and-the-other.ts';

const NOT_ASLEEP = String.raw`(?:(?:won['’]?t|will not|can['’]?t|cannot|does ?n['’]?t|refuses to|struggles to|hard to|not|never) (?:\w+ )?(?:go to sleep|sleep|settle|stay|go to bed)|(?:wakes?|up) (?:\w+ )?(?:all night|at night|in the night)|(?:scared|frightened|worried|nervous) (?:\w+ )?(?:to|of|about) sleep\w*|first night|sleeping|(?:cries|screams|upset) at (?:bedtime|night))`;

/** A night in the home that is newer, or less known, than the other. */
export const bedOverThere: NamedScene = {
  id: 'bedthere',
  image: 'one bed in each home, and what is the same in both at night',
  cue: said(
    String.raw`\b${NOT_ASLEEP}[^.!?]{0,30}\b(?:${AT_THE_OTHERS}|at (?:the|his|her|their) (?:other|new) (?:house|home|flat|place)|at (?:dad|daddy|mum|mummy|mom)['’]?s)|\bat (?:his |her |their )?(?:dad|daddy|mum|mummy|mom)['’]?s (?:new )?(?:house|flat|place|home)?[^.!?]{0,24}\b${NOT_ASLEEP}`,
    String.raw`\b(?:grand|nan|school|boarding)\w*`,
  ),
  decides: true,
  titles: { young: 'A Bed Here and a Bed There', older: 'The Sounds of Another Bedroom' },
  text: {
    '2-3': `
      D<bedthere> {Name has} a bed in the other home. Here it is. The lamp is new. The wall is new.
      P<bedthere> A new bed is odd at first.
      Q<bedthere> In this bed, {Name} may feel ____.
      H<bedthere> {helper} can sit by the bed.
      H<bedthere> {helper} can leave a light on.
      T<bedthere> {he} can say hello to the bed.
      T<bedthere,comforter> {he} can hold {comforter}.
      C<bedthere> {he} can say, "Night-night, new wall."
      A<bedthere> One home has a bed for {Name}. So has this home. The light is on. Night-night, bed.
    `,
    '4-5': `
      D<bedthere> {Name has} a bed in each home. In one of them, sleep comes more easily. In the other one, the lamp is in another place. The stairs make another sound. At night {Name} may lie there and listen. A bed gets known bit by bit, like a new shoe.
      P<bedthere> Many people sleep badly in a new bed. Grown-ups do, too. Their ears stay awake to find out what is what.
      Q<bedthere> At bedtime in this home, {Name} may feel ____.
      H<bedthere> {helper} can do bedtime in the order that {he knows}. ~ Bath, book, bed is the same anywhere.
      H<bedthere> {helper} can say what each sound is. ~ A fridge is only a fridge.
      T<bedthere> {he} can choose where the lamp stands.
      T<bedthere,comforter> {he} can take {comforter} from bed to bed.
      C<bedthere> {he} can say, "Same me, other bed."
      A<bedthere> The lamp has its place, and the stairs have made their sound. It was somebody going down for a glass of water. One bed is in one home, and one is here. {Name} can sleep in both, and it may take some nights.
    `,
    '6-7': `
      D<bedthere> The first nights in another bedroom are loud, even if nobody speaks. A pipe knocks, and light from the street goes over the wall. {Name has} a bed in each home, and one is still strange. In a strange place, part of the head stays awake to listen. It stops when it knows all the sounds.
      P<bedthere> The parent in this home does not hear those sounds any more. It helps to be asked, "What was that?"
      Q<bedthere> When the light goes off in this home, {Name} may feel ____.
      H<bedthere> {helper} can keep the order of bedtime that {he knows}. ~ The two homes can agree on it.
      H<bedthere> {helper} can look in after ten minutes. ~ Then nobody needs to call.
      T<bedthere> {he} can make a list of the sounds and ask about each.
      T<bedthere,comforter> {he} can bring {comforter} in the bag each time.
      T<bedthere> {he} can choose what hangs on the wall by the bed.
      C<bedthere> {he} can think, "That is the pipe. I know the pipe."
      A<bedthere> By and by the list is full, and no sound is left over. The light on the wall is a bus. In the other home there is a bed with other sounds. {Name} knows both, which is more than most people in the street.
    `,
  },
};
