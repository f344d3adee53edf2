/** The type under which a page's module script waits. Browsers take a script of an unknown type for data. */
export const waitingType = 'text/deferred-module';
/** The rel under which its preloads wait. */
export const waitingRel = 'deferred-modulepreload';
/** The app dispatches it on `document` once it is hydrated; clicks that came too early are then repeated. */
export const hydratedEvent = 'app:hydrated';

/**
 * The script that starts a deferred page: at the first pointer, key or focus event, else (unless `touchOnly`) in idle
 * time after `load`. Until the app says that it is hydrated, a click on a button, or on anything else that only
 * script brings to life, and the sending of a form are held back, and the last of them is repeated afterwards (after
 * 10 s at the latest, so that a form works even where the script does not). Links, fields, labels, summaries and
 * media controls do by themselves what they should, and are left alone.
 */
export function deferredLoader(touchOnly: boolean): string {
  const afterLoad =
    'addEventListener("load",()=>(self.requestIdleCallback||setTimeout)(start,{timeout:2e3}));';
  return `(()=>{
const wake=["pointermove","pointerdown","keydown","focusin"],hold=["click","submit"];
let started,again;
const start=()=>{
if(started)return;started=1;
for(const type of wake)removeEventListener(type,start,true);
for(const link of document.querySelectorAll('link[rel="${waitingRel}"]')){const l=document.createElement("link");l.rel="modulepreload";l.href=link.href;document.head.append(l)}
for(const script of document.querySelectorAll('script[type="${waitingType}"]')){const s=document.createElement("script");s.type="module";if(script.src)s.src=script.src;else s.textContent=script.textContent;document.body.append(s)}
setTimeout(release,1e4)};
const release=()=>{for(const type of hold)removeEventListener(type,held,true);const repeat=again;again=null;if(repeat)repeat()};
const held=event=>{
const {target,type,submitter}=event;
if(type=="click"&&(!target.closest||event.button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey||target.closest('a[href],label,select,summary,textarea,audio,video,input:not([type=button],[type=submit],[type=reset],[type=image])')))return;
event.preventDefault();event.stopImmediatePropagation();start();
again=()=>{if(target.isConnected)type=="submit"?target.requestSubmit(submitter):target.dispatchEvent(new MouseEvent("click",event))}};
for(const type of wake)addEventListener(type,start,{capture:true,passive:true});
for(const type of hold)addEventListener(type,held,true);
document.addEventListener("${hydratedEvent}",release,{once:true});
${touchOnly ? '' : afterLoad}
})()`;
}
