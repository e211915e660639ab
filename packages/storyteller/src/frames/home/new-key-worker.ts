import { said, type NamedScene } from '../scene.ts';

const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}'-]*`;

/** The one who was there in the mornings has left, and there is somebody new. */
export const newKeyWorker: NamedScene = {
  id: 'newkey',
  image: 'a hand at the door that is a new one, and the same hook, rug and window',
  cue: said(
    String.raw`\b(?:key ?(?:worker|person)|nursery (?:teacher|nurse|worker|lady|carer|girl)|favourite (?:\w+ )?(?:lady|carer|worker|nurse|teacher|person|one)(?: (?:at|from|in) (?:his |her |the )?nursery)|childminder)\b[^.]{0,30}\b(?:has left|have left|left|is leaving|leaves|leaving|moved (?:on|away|rooms?)|has gone|gone|is off|on maternity|maternity leave|retir\w+|changed)\b|\bnew (?:key ?(?:worker|person)|nursery teacher|childminder)\b`,
    String.raw`\b(?:starts?|starting|first (?:day|time)|left (?:him|her|them|it)|died)\b`,
  ),
  decides: true,
  titles: { young: 'The Same Hook, a New Hand', older: 'The Same Hook, a New Hand' },
  roles: {
    gone: {
      fallback: { text: 'that person' },
      cues: [
        {
          match: new RegExp(
            String.raw`\b(?:key ?(?:worker|person)|old (?:one|key worker))(?:,| was| is| called| was called| named)* (${NAME})|\b[Nn]ame (?:was|is) (${NAME})|(${NAME}) (?:has left|is leaving|left|has gone|was (?:his|her|their))`,
            'u',
          ),
          phrase: { text: '$' },
        },
      ],
    },
    comes: {
      fallback: { text: 'somebody new' },
      cues: [
        {
          match: new RegExp(
            String.raw`\bnew (?:one|key ?(?:worker|person)|childminder|teacher)(?:,| is| will be| called| is called| named)* (${NAME})|(${NAME}) is (?:the |his |her |their )?new`,
            'u',
          ),
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '2-3': `
      D<newkey> Here is the door for bye-bye. {Name} may look for {gone}. Another hand is here now. It is {comes}. The hook is the same. The rug is the same.
      P<newkey> New hands learn. They ask, "What do you like?"
      Q<newkey> At the door, {Name} may feel ____.
      H<newkey> {helper} can tell what is liked.
      H<newkey> {helper} can show a photo.
      T<newkey> {he} can show a new person the hook.
      T<newkey> {he} can find the old rug.
      C<newkey> {he} can say, "Same hook, new hand."
      A<newkey> Same hook, same rug, new hand. It is fine to miss somebody. The new hand waved bye-bye, too. Home time comes at the same door. Hello!
    `,
    '4-5': `
      D<newkey> In the morning {gone} stood by the door. Now it is {comes}. {Name} may miss the old voice at each goodbye. People who work with children go to other places sometimes. It is not because of anything that a child did. The hook, the rug and the fish tank have all stayed.
      P<newkey> A new person does not know yet who likes the red cup. It takes some weeks to find out. They are glad about each hint.
      Q<newkey> When a new face says good morning, {Name} may feel ____.
      H<newkey> {helper} can tell three things that are good to know.
      H<newkey> {helper} can help to make a goodbye card.
      T<newkey> {he} can show the new person where things live.
      T<newkey> {he} can go to the fish tank first, as before.
      C<newkey> {he} can think, "I miss one, and I meet one."
      A<newkey> The coat hung on the same hook, and the fish were in. The new voice got the name right, and then the cup. Missing somebody does not stop all at once. After each goodbye there is a hello at the same door.
    `,
  },
};
