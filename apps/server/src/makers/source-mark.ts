/**
 * The mark by which machines tell that a model made a picture or a sound, whoever has the file: the digital source type of
 * the International Press Telecommunications Council (https://cv.iptc.org/newscodes/digitalsourcetype), written as XMP.
 * It names nobody: neither the family nor the model.
 */
const TRAINED_MEDIA = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

/** The mark as a packet of XMP, as pictures and sounds carry it. */
export const MODEL_MADE_XMP = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${TRAINED_MEDIA}"/>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`;
