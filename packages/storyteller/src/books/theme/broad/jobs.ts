import { by, type BroadSubject } from './subject.ts';

/** What people do, by its bare name: an event in which it is done. */
export const JOBS: readonly BroadSubject[] = [
  {
    called: /(?:doctors?|nurses?|playing doctors|being a (?:doctor|nurse))/,
    told: [by('toy-doctor', 'the toy hospital')],
  },
  {
    called: /(?:post(?:man|men|woman|ie|ies)|mail ?(?:man|men|carrier)|(?:the )?post)/,
    told: [by('post', 'a letter for the postman'), by('post', 'a bear waiting for a letter')],
  },
  {
    called: /(?:teachers?|my teacher)/,
    told: [
      by('supply-teacher', 'a new teacher for the day', { from: 4 }),
      by('class-pet', 'looking after the class hamster'),
    ],
  },
  { called: /(?:builders?|building|building sites?)/, told: [by('building-site', 'a building site')] },
  {
    called: /(?:vets?|animal doctors?)/,
    told: [by('toy-doctor', 'the toy hospital'), by('found-animal', 'we found a lost kitten')],
  },
];
