import { someOf } from './pattern.ts';

/** A parent says that the child (or they themselves) is safe, or in someone's hands. */
const SAFE = someOf([
  '(is|are|was|were|s|am|all|both|now|we) ~2 (safe|fine|ok|okay|alright|all right|better|breathing (again|normally|fine|now|well)|stable|awake|home|recovered|asleep in (his|her) cot|in good hands|with (the )?(doctor*|paramedic*|nurse*|medic*))|(safe|fine|okay) now|(she|he|baby) is in (the|her|his) (cot|crib)',
  '(ambulance|paramedics?|police|999|911|112|000|111|help|doctor|midwife|crisis team|sister|mum|mom|mother|friend|neighbour|neighbor|husband|partner|dad|someone) ~3 (here|coming|on (the|its|their|his|her) way|arrived|has come|is with (me|us|him|her)|checking|came|with (me|us|him|her) now)|(called|rang|phoned|calling|ringing|rung|spoke to|speaking to|talking to|on the phone (to|with)|got through to|spoken to|dialled) ~3 (999|911|112|000|111|113|ambulance|emergency|help|doctor|gp|samaritans|crisis|police|poison|hospital|988|lifeline|my (sister|mum|mom|friend|husband|partner|doctor))|(at|in|to|from|arrived at|reached) ~1 (hospital|a e|a and e|er|emergency (room|department)|urgent care|doctor s|doctors)|(being|been|was|got) (seen|checked|x ?rayed|looked after|treated)',
  '(spat|spit|coughed|brought) it (out|up)|(found|got|have) (him|her|them)( back| safe| now)?|(he|she) (is|came) (back|home)|home safe|(false alarm|only joking|just joking|joking|just kidding|was a joke|not serious|misunderstood|not what i meant|did not mean|no emergency|not an emergency|nobody is in danger|no one is in danger|was asking about|it was a (question|story|film|game)|hypothetical*)',
  '(esta|estan|estamos|estoy) ~2 (bien|mejor|a salvo|en (el hospital|urgencias)|segur[oa]|fuera de peligro)|(ya )?(llame|llamamos|llame al|hemos llamado|he llamado) ~4|(ambulancia|medico|policia) ~3 (aqui|viene|llego|camino)|ya respira|lo escupio|aparecio|(era|fue) (una )?(broma|falsa alarma)|lo (encontre|encontramos)|la (encontre|encontramos)',
]);
const YES = /^(?:yes|yeah|yep|yea|aye|yup|yes he is|yes she is|si|claro|sure)(?![^ ])/;
const UNSURE = someOf([
  '(not|never|isnt|no|nobody|no one|cant|still) ~3 (safe|fine|ok|okay|alright|better|breathing|seen|called|coming|awake|home|bien|mejor|answer*)|(should|do|shall|must) (i|we) ~2 (call|ring|go|take|phone)|(need|have|want) to (call|ring|go|phone)|(fine|ok|okay) (or not|i think|maybe|though)|if (he|she) is|debo llamar|llamo',
]);

/** Whether this normalised message closes an open alarm. A plain "yes" answers the question Lumi asks. */
export function saysSafe(text: string): boolean {
  if (UNSURE.test(text)) return false;
  return YES.test(text) || SAFE.test(text);
}
