import { CRITERIA, type ParagraphRule } from '../rule.ts';

const COMMAND =
  /^["“]?(?:Please |Just |Now )?(?:Go|Stop|Take|Try|Remember|Look|Be|Say|Ask|Breathe|Hop|Sit|Let|Tell|Keep|Put|Use|Count|Think|Wait|Give|Make|Find|Get|Listen|Hold|Come|Eat|Sleep|Brush|Wash|Imagine|Pretend|Choose|Do|Don't|Never|Always) (?!(?:is|are|may|can|will|was|has|does|usually|often|sometimes|mostly|comes|helps|takes|makes|works|starts|happens)\b)/;

export const noImperative: ParagraphRule = {
  id: 'G9',
  title: 'It gives no commands',
  hard: true,
  basis: CRITERIA,
  inParagraph: ({ sentences }) => {
    const command = sentences.find((each) => COMMAND.test(each.plain));
    return command ? `This is a command: ${command.text}` : null;
  },
};
