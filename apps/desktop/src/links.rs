//! Links: those that lead into the app, and those that lead elsewhere.

use tauri::{App, AppHandle, Manager, Url};
use tauri_plugin_deep_link::DeepLinkExt;

use crate::{messages::Messages, window};

/// The scheme of links into the app; the app itself decides which of its screens they may open.
const SCHEME: &str = "huebook";

/// What may be handed to the system: nothing that starts a program or opens a file.
const OUTSIDE: [&str; 4] = ["https", "http", "mailto", "tel"];

/// Opens an address in whatever the system has for it.
pub fn open_outside(url: &Url) -> Result<(), String> {
    if !OUTSIDE.contains(&url.scheme()) {
        return Err(format!("{} is not opened outside the app", url.scheme()));
    }
    tauri_plugin_opener::open_url(url.as_str(), None::<&str>).map_err(|error| error.to_string())
}

/// Whether an address is one of the app itself.
fn is_own(url: &Url) -> bool {
    url.scheme() == "tauri" || url.host_str() == Some("tauri.localhost")
}

/// Whether the window may go to an address; whatever else somebody follows is opened where it belongs.
pub fn may_follow(app: &AppHandle, url: &Url) -> bool {
    if is_own(url) {
        return true;
    }
    leave_to_others(app, url);
    false
}

pub fn leave_to_others(app: &AppHandle, url: &Url) {
    if url.scheme() == SCHEME {
        app.state::<Messages>().link(url.to_string());
    } else if let Err(reason) = open_outside(url) {
        crate::note(reason);
    }
}

/// Hears of the links that the system hands to the app, from the one it was started with on.
pub fn follow(app: &App) -> Result<(), Box<dyn std::error::Error>> {
    for url in app.deep_link().get_current()?.unwrap_or_default() {
        app.state::<Messages>().link(url.to_string());
    }
    let handle = app.handle().clone();
    app.deep_link().on_open_url(move |event| {
        for url in event.urls() {
            handle.state::<Messages>().link(url.to_string());
        }
        window::show(&handle);
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).expect("an address")
    }

    #[test]
    fn only_the_apps_own_addresses_are_shown_in_its_window() {
        assert!(is_own(&url("tauri://localhost/pages")));
        assert!(is_own(&url("http://tauri.localhost/pages")));
        assert!(!is_own(&url("https://huebook.example/pages")));
        assert!(!is_own(&url("https://tauri.localhost.example/")));
        assert!(!is_own(&url("file:///etc/passwd")));
    }

    #[test]
    fn nothing_that_starts_a_program_is_handed_to_the_system() {
        for text in ["file:///usr/bin/true", "javascript:alert(1)", "smb://evil.example/x", "huebook:/pages"] {
            assert!(open_outside(&url(text)).is_err(), "{text}");
        }
    }
}
