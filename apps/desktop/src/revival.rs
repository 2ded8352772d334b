//! What a window shows runs in a process of its own, which can end by itself, for want of memory first of all. Then the app is
//! shown anew; whatever was drawn waits on the device.

// Nothing calls it there: Windows shows a page of its own, with a way to load the app anew.
#![cfg_attr(windows, allow(dead_code))]

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use tauri::{AppHandle, Manager, WebviewWindow};
use tauri_plugin_dialog::DialogExt;

/// What ends again so soon would do so for ever.
const TOO_SOON: Duration = Duration::from_secs(20);

const GIVEN_UP: &str = "Huebook cannot go on. Please close it and open it again; what you have drawn is kept.";

/// When it has last ended.
#[derive(Default)]
pub struct LastEnd(Mutex<Option<Instant>>);

impl LastEnd {
    fn is_worth_another_try(&self, now: Instant) -> bool {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        last.replace(now).is_none_or(|before| now - before >= TOO_SOON)
    }
}

/// Shows the app anew, or says that this is of no use.
pub fn revive(app: &AppHandle, reload: impl FnOnce()) {
    if app.state::<LastEnd>().is_worth_another_try(Instant::now()) {
        reload();
    } else {
        app.dialog().message(GIVEN_UP).title("Huebook").show(|_| {});
    }
}

#[cfg(target_os = "linux")]
pub fn watch(window: &WebviewWindow) -> tauri::Result<()> {
    use webkit2gtk::WebViewExt;
    let app = window.app_handle().clone();
    window.with_webview(move |view| {
        view.inner().connect_web_process_terminated(move |view, _| revive(&app, || view.reload()));
    })
}

/// Macs tell of it in `main`.
#[cfg(not(target_os = "linux"))]
pub fn watch(_: &WebviewWindow) -> tauri::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_app_is_shown_anew_but_not_for_ever() {
        let ends = LastEnd::default();
        let first = Instant::now();
        assert!(ends.is_worth_another_try(first));
        assert!(!ends.is_worth_another_try(first + Duration::from_secs(1)));
        assert!(ends.is_worth_another_try(first + Duration::from_secs(60)));
    }
}
